import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address of the public internet", () => {
  it.each([
    "8.8.8.8",
    "93.184.215.14",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "192.0.1.1",
    "2606:4700::1111",
    "2a00:1450:4009::200e",
  ])("is %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["this machine", ["127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "::1", "::"]],
    [
      "private networks",
      ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fd00::1", "fc00::1"],
    ],
    [
      "link-local, where clouds keep credentials",
      ["169.254.169.254", "fe80::1", "fe80::1%eth0", "fd00:ec2::254"],
    ],
    [
      "IPv4 in IPv6 clothes",
      [
        "::ffff:127.0.0.1",
        "::ffff:7f00:1",
        "::ffff:8.8.8.8",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
      ],
    ],
    [
      "shared, test and benchmark networks",
      [
        "100.64.0.1",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "2001:db8::1",
      ],
    ],
    [
      "multicast, broadcast and reserved",
      ["224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "ff02::1"],
    ],
    ["what is none", ["", "localhost", "8.8.8", "8.8.8.8:80", "[2606:4700::1111]", "0x7f000001"]],
  ])("is not of %s", (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
