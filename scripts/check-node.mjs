// Plain JavaScript on purpose: an old Node has to be able to read the sentence below.
const oldest = 24;
const [major] = process.versions.node.split(".");
if (Number(major) < oldest) {
  console.error(
    `Node ${oldest} or newer is needed, this is ${process.versions.node}. npm install brings it along as a dependency; run it without --ignore-scripts.`,
  );
  process.exit(1);
}
