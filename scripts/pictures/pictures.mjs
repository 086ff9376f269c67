/** `npm run pictures`: draws the kept pictures anew that the tests compare with. See README.md. */
import { load } from "../lib/typescript.mjs";

const { renewPictures } = await load("scripts/pictures/renew.ts");
renewPictures();
