/**
 * `npm run copy`: advice on the texts of the site, by file and field, as an editor would give it. It never fails; the build refuses only what would
 * break a page or a search result.
 */
import { allAdvice, asList } from "./wording/advice";

const advice = await allAdvice();
if (advice.length > 0) console.log(`${asList(advice)}\n`);
console.log(advice.length > 0 ? `${advice.length} places to read again.` : "Nothing to say about the texts.");
