/**
 * Takes enquiries in on Cloudflare Workers: each is kept in a D1 database, once, and, where a mail binding is set, sent on by e-mail.
 * See ../README.md. Settings (wrangler.toml): SITE_ORIGIN, DB; for mail also EMAIL, MAIL_FROM, MAIL_TO.
 */

const FIELDS = ["name", "email", "phone", "company", "service", "budget", "message", "elapsed_seconds"];
const MAIL_ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

const answer = (env, status, content, headers = {}) =>
  Response.json(content, {
    status,
    headers: { "access-control-allow-origin": env.SITE_ORIGIN, "cache-control": "no-store", ...headers },
  });

/** The form's fields, whichever way it was sent; undefined where it is no form. */
async function fieldsOf(request) {
  try {
    return Object.fromEntries([...(await request.formData())].filter(([, value]) => typeof value === "string"));
  } catch {
    return undefined;
  }
}

/** The same for every attempt to send the same enquiry. A form sent without JavaScript has no key; then a hash of its text is the key. */
async function keyOf(fields) {
  const text = fields.idempotency_key || JSON.stringify(FIELDS.slice(0, -1).map((name) => fields[name] ?? ""));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps an enquiry; false if it is there already. */
async function keep(env, fields) {
  const entry = Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? ""]));
  const { meta } = await env.DB.prepare("INSERT OR IGNORE INTO enquiries (id, received, fields) VALUES (?, ?, ?)")
    .bind(await keyOf(fields), new Date().toISOString(), JSON.stringify(entry))
    .run();
  return meta.changes > 0;
}

/** The bytes of a text as base64, in lines as mail wants them. */
function base64(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replace(/.{76}/g, "$&\r\n");
}

/** The enquiry as a mail; only what has been checked stands in its head. */
export const mailOf = (env, fields, id) =>
  [
    `From: <${env.MAIL_FROM}>`,
    `To: <${env.MAIL_TO}>`,
    `Reply-To: <${fields.email}>`,
    "Subject: Enquiry from the website",
    `Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${id}@${env.MAIL_FROM.replace(/^.*@/, "")}>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64(FIELDS.map((name) => `${name}: ${fields[name] ?? ""}`).join("\n")),
  ].join("\r\n");

async function send(env, fields) {
  const { EmailMessage } = await import("cloudflare:email");
  await env.EMAIL.send(new EmailMessage(env.MAIL_FROM, env.MAIL_TO, mailOf(env, fields, crypto.randomUUID())));
}

/** Stores an enquiry and mails it, unless it is from a bot or was received before. If the mail fails, that is logged; the enquiry is in the database. */
async function deliver(env, fields) {
  if (fields.leave_empty || !(await keep(env, fields)) || !env.EMAIL) return;
  await send(env, fields).catch((error) => console.error("The enquiry is kept, but its mail could not be sent:", error));
}

export default {
  async fetch(request, env) {
    if (request.method !== "POST") return answer(env, 405, { error: "Only POST." });
    const fields = await fieldsOf(request);
    if (!fields) return answer(env, 415, { error: "Not a form." });
    // A bot gets the same answer as everybody else.
    if (!fields.leave_empty && (!fields.name || !fields.message || !MAIL_ADDRESS.test(fields.email ?? ""))) {
      return answer(env, 422, { error: "Name, e-mail address and message are needed." });
    }
    try {
      await deliver(env, fields);
    } catch (error) {
      console.error(error);
      return answer(env, 502, { error: "The enquiry could not be kept." });
    }
    const next = fields._next ?? "";
    if (next.startsWith(`${env.SITE_ORIGIN}/`)) return answer(env, 303, {}, { location: next });
    return answer(env, 200, { ok: true });
  },
};
