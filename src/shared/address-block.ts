const mappedIpv4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const networkGroups = 4;

/**
 * What one subscriber has of the internet, to count by: an IPv4 address, or the /64 network of an IPv6 address, in which
 * its owner can take any of 2^64 addresses.
 */
export function addressBlock(address: string): string {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = groupsOf(head);
  const right = groupsOf(tail ?? "");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  const network = groups.slice(0, networkGroups).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
