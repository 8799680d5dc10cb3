// Compares the public API with the reports in api/; GOLDEN=write writes them anew. `octavo/pack/runtime` is left out: it is for
// generated modules, which are made by the version that they run on.
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const root = fileURLToPath(new URL("../..", import.meta.url));
const none = { default: { logLevel: "none" } };
const documented = { ...none, "ae-undocumented": { logLevel: "error" } };

const changed = ["pack", "pack/schema", "pack/closures", "flex", "frame", "evolve", "vite"].filter((room) => !isReported(room));
if (changed.length > 0) {
  console.error(
    `The API of ${changed.join(", ")} lacks comments, or differs from typescript/api. If it is meant to: GOLDEN=write tools/typescript api`,
  );
  process.exit(1);
}

function isReported(room) {
  const result = Extractor.invoke(configured(room), { localBuild: process.env.GOLDEN === "write", messageCallback });
  return result.succeeded;
}

function messageCallback(message) {
  message.handled = message.logLevel !== "error"; // differences and missing comments are told
}

function configured(room) {
  const mainEntryPointFilePath = `${root}/dist/${room}/index.d.ts`;
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, skipLibCheck: true };
  const configObject = {
    projectFolder: root,
    mainEntryPointFilePath,
    compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
    apiReport: {
      enabled: true,
      reportFileName: `${room.replace("/", "-")}.api.md`,
      reportFolder: `${root}/api`,
      reportTempFolder: `${root}/build/api`,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { compilerMessageReporting: none, extractorMessageReporting: documented, tsdocMessageReporting: none },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: `${root}/package.json`,
  });
}
