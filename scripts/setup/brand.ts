/**
 * `npm run setup`: asks for the company's facts and writes them into its file, content/brand/company.ts; an empty answer keeps what is there.
 * Without a terminal: flags, such as `npm run setup -- --name "Elbe GmbH" --domain www.elbe.de`.
 */
import { setUpBrand } from "./set-up-brand";

process.exitCode = await setUpBrand(process.argv.slice(2), {
  folder: process.cwd(),
  isTerminal: process.stdin.isTTY,
  output: console,
});
