import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/open-database.ts";
import { SAMPLE_REQUEST } from "../test-support/sample-request.ts";
import { markRequest } from "./idempotency.ts";
import { storeRequest, type SealedRequest } from "./request-store.ts";

let folder: string;
let servers: OpenDatabase[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-"));
  servers = [openDatabase(folder), openDatabase(folder)];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true });
});

function sealedRequest(message: string): SealedRequest {
  const mark = markRequest("one-key-for-all", { ...SAMPLE_REQUEST, kind: "discovery-call", consent: true, message });
  return { id: randomUUID(), receivedAt: new Date().toISOString(), kind: "discovery-call", sealed: new Uint8Array(3), mark };
}

it("lets one of two servers win a race for a key, and gives the loser the winner's receipt", async () => {
  const outcomes = await Promise.all(servers.map(({ database }) => storeRequest(database, sealedRequest("same"))));
  expect(outcomes.map((result) => result.outcome).sort()).toEqual(["repeated", "stored"]);
  const receipts = outcomes.map((result) => (result.outcome === "conflict" ? undefined : result.receipt));
  expect(receipts[0]).toEqual(receipts[1]);
});

it("tells the loser of a race with another body that the key is used", async () => {
  const texts = ["one", "two"];
  const outcomes = await Promise.all(servers.map(({ database }, index) => storeRequest(database, sealedRequest(texts[index] ?? ""))));
  expect(outcomes.map((result) => result.outcome).sort()).toEqual(["conflict", "stored"]);
});
