/** Cyber security, information security, identity, and their certificates. */
export const security = `
Cyber security | security?; cybersecurity; IT security; computer security; cyber security analyst; cyber defence; cyber security engineer; cyber risk; cyber security operations; cyber threats; IT security management; cyber awareness; cyber resilience; cyber security principles; cyber protection; technology security; security engineering; security best practices; security tooling | ~ Information security
OT security | industrial cyber security; ICS security; SCADA security; IEC 62443 | < Cyber security
GIAC certification [licence] | =GIAC; =GCIH; =GSEC; SANS certification | < Cyber security
CompTIA CySA+ [licence] | CySA+ | < Cyber security; Security certifications; CompTIA certification
SC-200 [licence] | Microsoft Security Operations Analyst | < Cyber security
SC-900 [licence] | Microsoft Security Fundamentals | ~ SC-200
SC-300 [licence] | ~ SC-200
Information security | infosec; information security management; ISMS; =ISMS; data security; information assurance; CIA triad; information security analyst; information security officer; information security manager; security standards; information security standards; security governance; security management; information security governance; security compliance; information & network security; cyber and information security | ~ Cyber security
Security clearance administration
Security policies | writing security policies; information security policy | < Information security
Security risk assessment | cyber risk assessment; ISO 27005 | < Information security
Third-party security assessment | supplier security assessment; vendor security reviews | < Information security
CISMP [licence] | =CISMP; BCS CISMP | < Information security
CRISC [licence] | =CRISC | < Information security
DORA [method] | Digital Operational Resilience Act
Network security | network defence; network security engineer; perimeter security; securing networks; network security monitoring; network access control; internet security; network intrusion | < Cyber security; Computer networking
Firewalls [tool] | firewall; firewall management; firewall configuration; firewall rules; next-generation firewalls; =NGFW; firewall administration; hardware firewalls; firewall policies; firewall technologies; firewall support; Sophos firewalls; firewall appliances; Barracuda firewall | < Computer networking | ~ Network security
pfSense [tool] | < Firewalls
iptables [tool] | < Firewalls
SonicWall [tool] | < Firewalls
WatchGuard [tool] | < Firewalls
Web application firewalls [tool] | F5 WAF; =WAF; web application firewall | ~ Network security; Firewalls
Cloudflare [tool] | ~ Web application firewalls
Akamai [tool] | ~ Web application firewalls
Sophos XG [tool] | < Firewalls
Cortex XDR [tool] | < Endpoint security
Prisma Cloud [tool] | < Cloud security
FortiGate [tool] | Fortigate firewalls | < Firewalls | ~ Fortinet
Palo Alto [tool] | Palo Alto Networks; Palo Alto firewalls; PAN-OS | < Firewalls
PCNSE [licence] | Palo Alto certified; Palo Alto Networks certification | < Palo Alto
Fortinet [tool] | FortiManager; =NSE4; FortiAnalyzer; Fortinet firewalls; Fortinet NSE | < Firewalls
Check Point [tool] | =Check Point; =CheckPoint; =Checkpoint?; Checkpoint firewall; =CCSA; =CCSE | < Firewalls
Cisco ASA [tool] | Cisco firewalls; ASA firewalls; Cisco PIX; Cisco ASA firewalls | < Firewalls; Cisco
Cisco Firepower [tool] | =Firepower; Firepower? | < Firewalls; Cisco | ~ Cisco ASA
Cisco Umbrella [tool] | < Cisco | ~ Network security
Intrusion detection | IDS/IPS; =IDS; =IPS; intrusion prevention; intrusion detection systems; intrusion prevention systems; IPS/IDS; intrusion detection and prevention | < Network security
Snort [tool] | Snort?; Snort IDS | < Intrusion detection
Suricata [tool] | < Intrusion detection
Zeek [tool] | < Intrusion detection
Tripwire [tool] | Tripwire? | < Intrusion detection
SIEM [tool] | =SIEM; security information and event management; SIEM tools; =SOAR?; SIEM platforms; SIEM solutions; SIEM technologies | < Security operations
Splunk Enterprise Security [tool] | Splunk ES | < SIEM; Splunk
Rapid7 InsightIDR [tool] | < SIEM
QRadar [tool] | IBM QRadar | < SIEM
ArcSight [tool] | < SIEM
Microsoft Sentinel [tool] | Azure Sentinel | < SIEM
LogRhythm [tool] | < SIEM
AlienVault [tool] | < SIEM
Exabeam [tool] | < SIEM
Security operations | SOC analyst; security operations centre; =SOC?; SOC operations; security monitoring; SecOps; SOC environment; security analyst; security alerts; security event monitoring; blue team; security incidents; SOC team | < Cyber security
Incident response | security incident response; cyber incident response; security incident management; incident responder; computer emergency response; =CSIRT; =CERT?; incident response plans; cyber incidents; incident response planning | < Security operations
Cyber incident exercises | tabletop exercises; cyber exercises | ~ Incident response
Threat intelligence | cyber threat intelligence; threat analysis; threat detection; threat landscape; threat intel; threat assessment; =CTI; MISP platform; emerging threats | < Cyber security
Honeypots | honeypot | ~ Threat intelligence
YARA [tool] | YARA rules | ~ Threat intelligence
Sigma rules [tool] | ~ YARA
Threat hunting | threat hunting | < Cyber security | ~ Threat intelligence
Threat modelling | STRIDE threat; STRIDE threat model; threat modelling | < Cyber security | ~ Application security
MITRE ATT&CK [method] | ~ Threat intelligence
OSINT | open source intelligence | ~ Threat intelligence
Penetration testing certification [licence] | penetration testing certificate; pen testing certification; ethical hacking certification
Penetration testing | pen testing; penetration tester; ethical hacking; ethical hacker; red team; pen test; penetration tests; offensive security; web application penetration testing; infrastructure penetration testing; social engineering testing | < Cyber security
CHECK Team Leader [licence] | CHECK Team Member; =CTL | < Penetration testing certification
Cyber Scheme [licence] | < Penetration testing certification
Purple teaming | purple team | < Penetration testing
Social engineering tests | physical penetration testing | ~ Penetration testing
Bug bounty programmes | bug bounties | < Penetration testing
Exploit development | ~ Penetration testing
Red teaming | red teaming | < Penetration testing
OSCP [licence] | Offensive Security Certified Professional | < Penetration testing; Penetration testing certification; Security certifications
CEH [licence] | Certified ethical hacker | < Penetration testing certification; Security certifications | ~ Penetration testing
CREST [licence] | CREST certified | < Penetration testing; Penetration testing certification
Metasploit [tool] | < Penetration testing | ~ Burp Suite
Nmap [tool] | ~ Burp Suite; Penetration testing
Cobalt Strike [tool] | < Penetration testing | ~ Burp Suite
sqlmap [tool] | < Penetration testing | ~ Burp Suite
OWASP ZAP [tool] | ~ Burp Suite; Penetration testing
Hashcat [tool] | ~ Burp Suite; Penetration testing
Burp Suite [tool] | Burp? | < Penetration testing
Aircrack-ng [tool] | < Penetration testing
Nikto [tool] | < Penetration testing | ~ Burp Suite
Hydra password [tool] | < Penetration testing | ~ John the Ripper
BloodHound AD [tool] | < Penetration testing
John the Ripper [tool] | ~ Hashcat; Penetration testing
Wireshark [tool] | packet analysis; packet capture; network packet analysis; packet sniffing; protocol analysers; protocol analysis
tcpdump [tool] | ~ Wireshark
Vulnerability management | vulnerability assessment; vulnerability scanning; security vulnerabilities; vulnerability analysis; vulnerability scans; vulnerability remediation; vulnerability testing; CVSS; identifying vulnerabilities; security scanning | < Cyber security
Nessus [tool] | < Vulnerability management
Qualys [tool] | < Vulnerability management
Tenable [tool] | =Tenable; tenable?; Tenable.io | < Vulnerability management
Rapid7 [tool] | Nexpose; InsightVM | < Vulnerability management
OpenVAS [tool] | < Vulnerability management
Application security | AppSec; secure development; web application security; secure software development; secure code review; application security testing; software security; secure SDLC; secure by design; application security attacks; secure development lifecycle; mobile application security; security by design; software composition analysis; secure code | < Cyber security
Secure coding | secure coding; secure coding practices | ~ Application security
OWASP [method] | OWASP Top 10 | ~ Application security
SAST | ~ Application security
DAST | ~ Application security
Veracode [tool] | < Application security
Checkmarx [tool] | < Application security
Fortify [tool] | =Fortify?; HP Fortify; Micro Focus Fortify | < Application security | ~ Fortify SCA
Snyk [tool] | ~ Application security
Cloud security | cloud security posture management; AWS security services; Azure security; =CSPM; securing cloud; cloud security architecture; =CASB; cloud security technologies; =CNAPP; secure cloud; cloud access security broker | < Cyber security; Cloud computing
Wiz.io [tool] | < Cloud security | ~ Prisma Cloud
AWS GuardDuty [tool] | Amazon GuardDuty; GuardDuty | < Cloud security; AWS
Azure Security Center [tool] | Defender for Cloud; Microsoft Defender for Cloud | < Cloud security; Azure
Zscaler [tool] | ~ Cloud security
Netskope [tool] | ~ Cloud security
CCSP [licence] | < Cloud security
Security architecture | security architect; security design; enterprise security architecture; secure architecture; defence in depth; security patterns | < Cyber security
Physical access control systems
Zero trust [method] | zero trust; zero trust architecture; zero trust network | ~ Security architecture
SABSA [method] | < Security architecture
Identity and access management | IAM; =IAM; identity management; access management; authorisation and authentication; user provisioning; access control management; authN/authZ; identity access management; joiners movers leavers access; identity & access management; identity and access; identity federation; AuthN; AuthZ; user access management; privileged identity management; federated identity | ~ Cyber security
Authentication | session management; user authentication; authentication and authorisation; authentication systems; implementing authentication | ~ Identity and access management; OAuth; Single sign-on
Single sign-on | single sign-on; =SSO; SSO | ~ Identity and access management
OAuth [tool] | OAuth2; OAuth 2.0 | ~ Identity and access management
SAML [tool] | ~ Identity and access management
OpenID Connect [tool] | =OIDC | ~ Identity and access management
Multi-factor authentication | two-factor authentication; 2FA; MFA; =MFA; multi-factor authentication | ~ Identity and access management
Privileged access management | privileged access management; =PAM? | < Identity and access management
BeyondTrust [tool] | < Privileged access management
Okta [tool] | < Identity and access management
CyberArk [tool] | < Identity and access management
SailPoint [tool] | < Identity and access management
Ping Identity [tool] | < Identity and access management
Auth0 [tool] | ~ Identity and access management
ForgeRock [tool] | < Identity and access management
Keycloak [tool] | ~ Identity and access management
Kerberos [tool] | ~ Identity and access management
JWT [tool] | ~ Identity and access management
Role-based access control | RBAC; =RBAC; role-based access control | ~ Identity and access management
Identity governance | identity governance | < Identity and access management
Cryptography | encryption; cryptographic; key management?; data encryption; digital signatures; PGP encryption; encryption technologies; cryptographic protocols; applied cryptography; encryption algorithms
Post-quantum cryptography | < Cryptography
Public key infrastructure | certificate management; digital certificates; PKI; =PKI; public key infrastructure | ~ Cryptography
SSL/TLS | SSL certificates; SSL; TLS; TLS/SSL | ~ Cryptography
Hardware security modules | HSM; =HSM; hardware security modules | < Cryptography
BitLocker [tool]
SSH [tool]
Endpoint security [tool] | endpoint protection; EDR; =EDR; endpoint detection and response; =XDR; anti malware; endpoint detection; endpoint protection fundamentals | ~ Cyber security
Bitdefender [tool] | < Antivirus software
CrowdStrike [tool] | CrowdStrike Falcon | < Endpoint security
Microsoft Defender [tool] | Windows Defender; Defender for Endpoint | < Endpoint security
SentinelOne [tool] | < Endpoint security
Sophos [tool] | < Antivirus software
McAfee [tool] | McAfee ePO | < Antivirus software
Symantec Endpoint Protection [tool] | Symantec Endpoint | < Antivirus software
Carbon Black [tool] | < Endpoint security
Kaspersky [tool] | < Antivirus software
Trend Micro [tool] | < Antivirus software
Data loss prevention | =DLP; data loss prevention | ~ Endpoint security
Mimecast [tool] | ~ Endpoint security
Proofpoint [tool] | ~ Endpoint security
Tanium [tool] | < Endpoint security
ESET [tool] | < Antivirus software
Antivirus software | antivirus; anti-virus software | ~ Endpoint security
Malware analysis | reverse engineering malware; malware detection; malware investigation | < Cyber security
Malware removal | virus removal; removing malware; removing viruses; virus and malware removal | ~ Malware analysis; Antivirus software; Technical support
Digital forensics | computer forensics; forensic analysis of devices; digital evidence; mobile phone forensics; forensic imaging; cyber forensics; e-forensics; memory forensics; Autopsy forensic; digital investigation; mobile forensics | < Cyber security
EnCase [tool] | =EnCase; =Encase; EnCase? | < Digital forensics
Cellebrite [tool] | < Digital forensics
FTK [tool] | < Digital forensics
Security awareness | security awareness training; phishing awareness; security culture; cyber awareness training | ~ Information security
Phishing simulations | phishing campaigns simulation | < Security awareness
KnowBe4 [tool] | < Security awareness
ISO 27001 [method] | ISO27001; ISO/IEC 27001; ISO 27001 certification; ISO 27002; ISO27k; ISO 27017; ISO 27001:2013; ISO 27001:2022 | < Information security
ISO 27001 lead auditor [licence] | < ISO 27001; Security certifications
ISO 27001 Lead Implementer [licence] | ISO27001 Lead Implementer | < ISO 27001; Security certifications | ~ ISO 27001 lead auditor
ISO 27701 [method] | < ISO 27001
NIST framework [method] | NIST; =NIST; NIST CSF; NIST cybersecurity framework; NIST 800-53; NIST 800; NIST SP 800-53 | < Information security
CIS controls [method] | CIS critical security controls | ~ NIST framework
CIS benchmarks [method] | ~ NIST framework; CIS controls
NCSC guidance [method] | ~ NIST framework
NIS directive [method] | NIS regulations | ~ NIST framework
Cyber Assessment Framework [method] | ~ NIST framework; NCSC guidance
NIS2 [method] | =NIS2; NIS 2 | ~ NIST framework; NIS directive; DORA
Secure Controls Framework [method] | ~ NIST framework
Cyber Essentials [method] | Cyber Essentials Plus; cyber essentials certification; IASME | ~ ISO 27001
PCI DSS [method] | PCI-DSS; =PCI?; PCI compliance; Payment Card Industry Data Security Standard; PCI Compliant; PCI standards | ~ ISO 27001
SOC 2 [method] | SOC2; SOC 2 Type II; SOC 2 compliance | ~ ISO 27001
SOC 1 [method] | ISAE 3402; SSAE 16; =ISAE3402; SSAE 18 | ~ SOC 2
FedRAMP [method] | ~ NIST framework
IT audit | IT auditor; technology audit; IT general controls; =ITGC; ITGCs; information systems audit; security audits; information security audit; IT controls; IT auditing; security reviews; =GRC; GRC tools; governance risk and compliance; security assessments; security assurance; third party risk assessment security; IT compliance
IT risk management | technology risk; IT risk; information risk; information risk management; security risk; information security risk; IT risk assessment; managing IT risk | ~ IT audit; Security risk assessment; Risk management
CISA [licence] | certified information systems auditor | < IT audit; Security certifications
CISSP [licence] | =CISSP; Certified Information Systems Security Professional; CISSP certified; CISSP certification | < Cyber security; Information security; Security certifications | ~ CISM
SSCP [licence] | =SSCP; Systems Security Certified Practitioner | < Security certifications | ~ CISSP
CISM [licence] | =CISM; Certified Information Security Manager; CISM certified | < Information security; Security certifications | ~ CISSP
CompTIA Security+ [licence] | Security+; CompTIA Security Plus; Sec+ | < Cyber security; Security certifications; CompTIA certification
CompTIA PenTest+ [licence] | PenTest+ | < Penetration testing certification; CompTIA certification | ~ CompTIA Security+
CASP+ [licence] | < Security certifications; CompTIA certification | ~ CompTIA Security+
GCIA [licence] | =GCIA | < Security certifications | ~ CompTIA Security+; GIAC certification
SANS training [licence] | ~ CompTIA Security+; GIAC certification
Security certifications [licence] | Technical security certifications; security certification; cyber security certifications; cyber security certification; information security certifications
Fraud detection systems | fraud analytics; transaction monitoring systems; bot detection; anti-fraud technology; fraud prevention systems; fraud detection
Mobile and IoT security | IoT security; industrial control system security; hardware security; embedded security; automotive cyber security; operational technology security | < Cyber security
Kali tools [tool] | < Kali Linux
`;
