import type { Way } from "../schemas/fields";

/** What "Connections" on the industry pages says under a name: how the data travels, seen from the client's system. */
export const wayLabels: Readonly<Record<Way, string>> = {
  both: "Data goes both ways",
  in: "Data comes in",
  out: "Data goes out",
  file: "Live or by file",
  device: "Connected equipment",
  person: "A person takes the last step",
};
