/** The platform of a binary, as in package.json. */
export interface Platform {
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** The values of process.platform and process.arch that packages are made for. */
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
/** Binaries whose names do not contain their platform. */
const NAMED_OTHERWISE: Record<string, Platform> = { fsevents: { os: ["darwin"] } };
const LIBRARIES: Record<string, string> = { gnu: "glibc", glibc: "glibc", musl: "musl" };

/**
 * What a binary's name says about its platform: `@next/swc-linux-x64-musl` is for Linux, x64, musl.
 * Throws if it names neither system nor processor.
 */
export function platformOf(name: string): Platform {
  const known = NAMED_OTHERWISE[name];
  if (known) return known;
  // sharp writes "linuxmusl".
  const words = name.replace("linuxmusl", "linux-musl").split(/[^a-z0-9]+/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  // WebAssembly for a system runs on all its processors.
  const cpu = words.filter((word) => PROCESSORS.includes(word) && !(os.length > 0 && word === "wasm32"));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  if (os.length + cpu.length === 0)
    throw new Error(`The name ${name} tells no platform; write its entry into package-lock.json by hand.`);
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) };
}
