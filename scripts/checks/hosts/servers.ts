import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fail } from "@/scripts/lib/fail";
import { ask, type StartedHost } from "./ask";

const isRoot = process.getuid?.() === 0;

/** A folder for a server's own files. It is readable for all users, because a server started by root changes its user. */
async function workFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "host-"));
  await chmod(folder, 0o755);
  return folder;
}

/** The first of some programs that is installed. Ends with a remedy if none is. */
export function program(names: readonly string[]): string {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
  return found ?? fail(`${names.join(" or ")} is not installed (on Debian: apt-get install nginx apache2)`);
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  await rm(folder, { recursive: true, force: true });
}

/** Waits until a host answers. Throws with the output of its server if that ends first. */
async function ready(host: StartedHost, child: ChildProcess): Promise<StartedHost> {
  const said: string[] = [];
  child.stderr?.on("data", (text) => said.push(String(text)));
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`${host.name} does not start: ${said.join("")}`);
    const answer = await ask(host, "/").catch(() => undefined);
    if (answer) return host;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await host.stop();
  throw new Error(`${host.name} does not answer at ${host.origin}: ${said.join("")}`);
}

/** nginx with the generated files and otherwise minimal settings. `hosts` is the folder with the generated files. */
export async function nginx(out: string, hosts: string, port: number): Promise<StartedHost> {
  const folder = await workFolder();
  const module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const hasBrotli = existsSync(module);
  if (!hasBrotli) console.log("nginx: .br copies are left out (on Debian: apt-get install libnginx-mod-http-brotli-static)");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  const config = `${hasBrotli ? `load_module ${module};` : ""}
${isRoot ? "user root;" : ""}
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; ${temporary.join(" ")}
  include ${hosts}/nginx/maps.conf;
  server {
    listen 127.0.0.1:${port}; server_name localhost; root ${out};
    include ${hosts}/nginx/server.conf;
    ${hasBrotli ? `include ${hosts}/nginx/brotli.conf;` : ""}
  }
}`;
  await writeFile(`${folder}/nginx.conf`, config);
  const child = spawn(program(["nginx"]), ["-c", `${folder}/nginx.conf`, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const host = { name: "nginx", origin: `http://127.0.0.1:${port}`, hostname: "localhost", isServer: true, hasBrotli };
  return ready({ ...host, stop: () => stop(child, folder) }, child);
}

const MODULES = ["mpm_event", "authz_core", "unixd", "dir", "mime", "headers", "rewrite", "env", "setenvif"];

/** Apache with minimal settings and the export's .htaccess. */
export async function apache(out: string, port: number): Promise<StartedHost> {
  const folder = await workFolder();
  const binary = program(["apache2", "httpd"]);
  const { stdout } = await promisify(execFile)(binary, ["-l"]);
  const modules = MODULES.filter((name) => !stdout.includes(`mod_${name}.c`)).map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const config = `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${modules.join("\n")}
${isRoot ? "User www-data\nGroup www-data" : ""}
TypesConfig /dev/null
DocumentRoot ${out}
<Directory ${out}>
  AllowOverride All
  Require all granted
</Directory>`;
  await writeFile(`${folder}/httpd.conf`, config);
  const child = spawn(binary, ["-X", "-f", `${folder}/httpd.conf`], { stdio: ["ignore", "ignore", "pipe"] });
  const host = { name: "Apache", origin: `http://127.0.0.1:${port}`, hostname: "localhost", isServer: true, hasBrotli: true };
  return ready({ ...host, stop: () => stop(child, folder) }, child);
}
