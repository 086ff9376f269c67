/**
 * `npm run copy`: what an editor would say about the texts of the site, by file and field. It advises and never fails: the build refuses only
 * what breaks a page or a search result.
 */
import { allAdvice, asList } from "./copy/advice";

const advice = await allAdvice();
if (advice.length > 0) console.log(`${asList(advice)}\n`);
console.log(advice.length > 0 ? `${advice.length} places to read again.` : "Nothing to say about the texts.");
