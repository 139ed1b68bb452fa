import { BlockList, isIP } from "node:net";

/**
 * IPv4 networks that are not the public internet (IANA's special-purpose registry): this machine, private networks, shared
 * carriers, link-local (where clouds keep credentials), test and benchmark networks, multicast, reserved.
 */
const closedIpv4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Inside 2000::/3, the only public part of IPv6: what leads elsewhere (Teredo, 6to4, protocol and test networks). */
const closedIpv6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [network, prefix] of closedIpv4) closed.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of closedIpv6) closed.addSubnet(network, prefix, "ipv6");
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an address is one of the public internet. An IPv6 address that stands for an IPv4 one (mapped, translated) is
 * none: who means the IPv4 address can say so.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return globalIpv6.check(address, "ipv6") && !closed.check(address, "ipv6");
}
