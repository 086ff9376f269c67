import { rm } from "node:fs/promises";
import path from "node:path";
import { startBucketServer } from "./test-support/bucket-server";
import { sample, startMachine } from "./test-support/site";

let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let machine: Awaited<ReturnType<typeof startMachine>>;
const environment = { ...process.env };
beforeEach(async () => {
  [bucket, machine] = await Promise.all([startBucketServer(), startMachine()]);
  await machine.build(sample("one"));
  process.env.AWS_MAX_ATTEMPTS = "1";
});
afterEach(async () => {
  process.env = { ...environment };
  await Promise.all([bucket.stop(), machine.stop()]);
});

test.each([
  { argv: [], says: "Name one target, such as s3://my-bucket." },
  { argv: ["s3://a-bucket", "s3://another"], says: "Name one target" },
  { argv: ["https://my-bucket.example"], says: '"https://my-bucket.example" is no bucket.\nWrite it as s3://bucket' },
  { argv: ["s3://My_Bucket"], says: '"s3://My_Bucket" is no bucket.' },
  { argv: ["s3://site", "--keep", "1"], says: "--keep 1 is not possible.\nGive a whole number from 2" },
  { argv: ["s3://site", "--endpoint", "localhost:9000"], says: "--endpoint localhost:9000 is no address." },
  { argv: ["s3://site", "--endpoint", "minio"], says: "--endpoint minio is no address.\nWrite it whole" },
  { argv: ["s3://site", "--force"], says: "Unknown option '--force'" },
  { argv: ["s3://site", "--endpoint", "http://127.0.0.1:1"], says: "Nothing answers at s3://site at http://127.0.0.1:1." },
  {
    argv: ["s3://site", "--endpoint", "http://bucket.invalid"],
    says: "The host of s3://site at http://bucket.invalid is not known.",
  },
])("$argv is refused with the remedy", async ({ argv, says }) => {
  const { code, error } = await machine.deploy(argv);
  expect(code).toBe(1);
  expect(error).toContain(says);
  expect(error.trim().split("\n")).toHaveLength(2);
});

test("no bucket of that name", async () => {
  const { code, error } = await machine.deploy(["s3://nowhere", "--endpoint", bucket.url]);
  expect(code).toBe(1);
  expect(error).toBe(
    `There is no s3://nowhere at ${bucket.url}.\nCreate it first, or correct its name, --region or --endpoint.\n`,
  );
});

test("no permission", async () => {
  bucket.state.fault = () => "AccessDenied";
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toMatch(/^s3:\/\/site at \S+ refuses access\.\nThe credentials need s3:ListBucket/);
});

test("a wrong secret", async () => {
  bucket.state.fault = () => "SignatureDoesNotMatch";
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toMatch(/^The secret key does not belong to the access key\.\nSet AWS_ACCESS_KEY_ID/);
});

test("no credentials", async () => {
  for (const name of Object.keys(process.env)) if (name.startsWith("AWS_")) delete process.env[name];
  Object.assign(process.env, { AWS_EC2_METADATA_DISABLED: "true", AWS_SHARED_CREDENTIALS_FILE: "none", AWS_CONFIG_FILE: "none" });
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toMatch(/^There are no credentials\.\nSet AWS_ACCESS_KEY_ID/);
});

test.each(["index.html", "404.html"])("an export without %s", async (page) => {
  await rm(path.join(machine.folder, page));
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toBe(`${machine.folder} has no ${page}.\nRun \`npm run build\` first.\n`);
});

test("no export at all", async () => {
  await machine.stop();
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toContain("Run `npm run build` first.");
});

test("a file of unknown type stops the deploy before anything is asked of the bucket", async () => {
  await machine.build(sample("one", { "data.bin": "0" }));
  const { error } = await machine.deploy(["s3://site", "--endpoint", bucket.url]);
  expect(error).toContain('out/data.bin: no content type is known for ".bin"');
  expect(bucket.state.asked).toEqual([]);
});

test("--help shows the usage and asks nothing", async () => {
  const { code, out } = await machine.deploy(["--help"]);
  expect([code, bucket.state.asked]).toEqual([0, []]);
  expect(out).toContain("--dry-run");
});
