/** Cloud, DevOps, networks, operating systems, support. */
export const infrastructure = `
# heading: cloud
Cloud computing | cloud; cloud technologies; cloud services; cloud platforms; public cloud; cloud native; cloud infrastructure; cloud engineering; cloud engineer; private cloud; cloud deployment; cloud hosting; cloud service providers; cloud computing platforms; public cloud service; cloud operations; cloud-based solutions; cloud-native technologies; cloud computing patterns
Anthos [tool] | < Cloud computing | ~ Google Cloud Platform
DigitalOcean [tool] | Digital Ocean | < Cloud computing | ~ Heroku
Vercel [tool] | ~ Heroku; Cloud computing
Netlify [tool] | ~ Heroku; Vercel; Cloud computing
Linode [tool] | < Cloud computing | ~ Heroku
Cloud Foundry [tool] | Pivotal Cloud Foundry; =PCF | < Cloud computing | ~ Heroku
Rackspace [tool] | < Cloud computing | ~ Heroku
CloudStack [tool] | < Cloud computing | ~ OpenStack
Nutanix [tool] | < Virtualisation | ~ VMware
Cloud architecture | cloud architect; cloud solution architecture; cloud design; cloud solutions architect; cloud infrastructure architecture; Well-Architected Framework; landing zones | < Cloud computing; Solution architecture
Cloud migration | migration to the cloud; cloud transformation; cloud adoption; migrating to the cloud; lift and shift; cloud migrations | < Cloud computing
Hybrid cloud | multi-cloud; hybrid infrastructure; hybrid cloud environments; on-premise and cloud | < Cloud computing
AWS [tool] | Amazon Web Services; Amazon AWS; =AWS; AWS cloud; AWS infrastructure; AWS services; AWS platform; Amazon Cloud; AWS architecture; AWS environment; Amazon Web Services (AWS); AWS DevOps | < Cloud computing | ~ Azure; Google Cloud Platform
Amazon Lightsail [tool] | < AWS
AWS Systems Manager [tool] | < AWS
AWS Config [tool] | < AWS
AWS Control Tower [tool] | < AWS | ~ AWS Config
Amazon Cognito [tool] | AWS Cognito | < AWS | ~ Identity and access management
AWS AppSync [tool] | < AWS
AWS CodePipeline [tool] | CodePipeline | < AWS; Continuous integration and delivery
AWS CodeBuild [tool] | < AWS; Continuous integration and delivery | ~ AWS CodePipeline
AWS CodeDeploy [tool] | < AWS; Continuous integration and delivery | ~ AWS CodePipeline
Amazon EFS [tool] | < AWS
Amazon EBS [tool] | AWS EBS | < AWS | ~ Amazon EFS
AWS Elastic Beanstalk [tool] | Elastic Beanstalk | < AWS | ~ Amazon EC2
Amazon SQS [tool] | =SQS; AWS SQS | < AWS; Message queues
Amazon SNS [tool] | =SNS; AWS SNS | < AWS; Message queues | ~ Amazon SQS
Amazon EventBridge [tool] | EventBridge | < AWS; Serverless | ~ AWS Lambda
AWS Fargate [tool] | Fargate | < AWS; Containerisation | ~ Amazon ECS
Amazon VPC [tool] | VPC; =VPC; AWS VPC | < AWS
Amazon Route 53 [tool] | Route 53 | < AWS | ~ DNS
Amazon CloudFront [tool] | CloudFront | < AWS
Amazon EC2 [tool] | EC2; =EC2; Elastic Compute Cloud; AWS EC2; EC2 instances; Auto Scaling groups | < AWS
Amazon S3 [tool] | =S3; AWS S3; Simple Storage Service; S3 buckets; Amazon Glacier | < AWS
AWS Lambda [tool] | Lambda?; AWS Lambdas; Lambda functions; Amazon Lambda; Lambda@Edge | < AWS; Serverless
AWS API Gateway [tool] | < AWS; API gateways | ~ AWS Lambda
Amazon RDS [tool] | =RDS?; AWS RDS; Relational Database Service | < AWS; Relational databases
Amazon ECS [tool] | =ECS; AWS ECS; Elastic Container Service | < AWS; Containerisation
Amazon EKS [tool] | =EKS; AWS EKS; Elastic Kubernetes Service | < AWS; Kubernetes | ~ Amazon ECS
Amazon ECR [tool] | < AWS; Containerisation | ~ Amazon ECS
AWS CloudFormation [tool] | CloudFormation | < AWS; Infrastructure as code | ~ Terraform
AWS CDK [tool] | =CDK | < AWS; Infrastructure as code | ~ AWS CloudFormation
AWS CloudWatch [tool] | CloudWatch; Amazon CloudWatch | < AWS; Monitoring and observability
AWS CloudTrail [tool] | CloudTrail | < AWS | ~ AWS CloudWatch
AWS X-Ray [tool] | < AWS; Monitoring and observability | ~ AWS CloudWatch
AWS IAM [tool] | IAM policies | < AWS
AWS Direct Connect [tool] | < AWS
AWS certification [licence] | AWS certified; AWS certifications | < AWS
AWS Certified Developer [licence] | < AWS certification
AWS SysOps Administrator [licence] | AWS certified SysOps | < AWS certification
AWS Certified Solutions Architect [licence] | AWS solutions architect | < AWS certification
AWS Cloud Practitioner [licence] | Certified Cloud Practitioner | ~ AWS certification; AWS
Azure [tool] | Microsoft Azure; MS Azure; Azure cloud; Windows Azure; Azure services; Azure platform; Azure infrastructure; Azure AKS; Azure networking; Azure Resource Manager; Azure IaaS | < Cloud computing | ~ AWS; Google Cloud Platform
Azure Key Vault [tool] | < Azure
Azure Front Door [tool] | < Azure
Azure Application Gateway [tool] | < Azure | ~ Azure Front Door
Azure Functions [tool] | < Azure; Serverless
Azure App Service [tool] | < Azure
Azure Logic Apps [tool] | Logic Apps | < Azure
Azure Blob Storage [tool] | < Azure
Azure Kubernetes Service [tool] | =AKS | < Azure; Kubernetes
Azure Virtual Machines [tool] | < Azure
Azure Monitor [tool] | < Azure
Azure API Management [tool] | < Azure
Azure DevOps [tool] | =VSTS; Visual Studio Team Services; Azure DevOps Server; Visual Studio Online | ~ DevOps; Continuous integration and delivery; Jira
Azure Repos [tool] | < Git | ~ Azure DevOps
Azure Boards [tool] | Azure Boards planning | < Project management software | ~ Azure DevOps; Jira
Azure Pipelines [tool] | Azure DevOps pipelines; Azure DevOps CI/CD; YAML pipelines | < Continuous integration and delivery; Azure DevOps
Azure certification [licence] | Azure certified; Microsoft certified Azure; Azure certifications | < Azure
Azure Fundamentals [licence] | AZ-900 | ~ Azure certification; Azure
AZ-305 [licence] | Azure Solutions Architect Expert | < Azure certification
AZ-204 [licence] | Azure Developer Associate | < Azure certification
AZ-500 [licence] | AZ-500 security; Azure Security Engineer Associate | < Azure certification
Azure Administrator Associate [licence] | AZ-104 | < Azure certification
Google Cloud Platform [tool] | GCP; =GCP; Google Cloud; App Engine; Cloud Functions; Google Cloud Platform (GCP); Google Cloud Storage; Cloud Pub/Sub | < Cloud computing | ~ AWS; Azure
Google Cloud Build [tool] | < Google Cloud Platform
Google Cloud certification [licence] | GCP certified; Google Cloud certified | < Google Cloud Platform
Professional Cloud Architect [licence] | < Google Cloud certification
Associate Cloud Engineer [licence] | < Google Cloud certification
Google Kubernetes Engine [tool] | =GKE | < Google Cloud Platform; Kubernetes
Google App Engine [tool] | < Google Cloud Platform
Cloud Run [tool] | < Google Cloud Platform
Google Compute Engine [tool] | < Google Cloud Platform
Oracle Cloud [tool] | Oracle Cloud Infrastructure; =OCI | < Cloud computing
OVHcloud [tool] | < Cloud computing | ~ Oracle Cloud
Hetzner [tool] | < Cloud computing | ~ Oracle Cloud
IBM Cloud [tool] | IBM Bluemix; Bluemix | < Cloud computing | ~ Oracle Cloud
Alibaba Cloud [tool] | < Cloud computing | ~ Oracle Cloud
Heroku [tool] | < Cloud computing
OpenStack [tool] | Open Stack | < Cloud computing
FinOps | cloud cost optimisation; cloud cost management; cloud costs; cloud spend; AWS cost optimisation | < Cloud computing

# heading: DevOps
DevOps | Dev Ops; DevOps engineer; DevOps practices; DevOps tools; DevOps engineering; DevOps culture; DevOps environment; platform engineer; DevOps principles; DevOps automation; DevOps methodologies; DevOps pipelines; DevOps tooling; DevOps Engineering practices
HashiCorp Boundary [tool] | < DevOps
Team Foundation Server [tool] | =TFS | < Version control | ~ Azure DevOps
GitOps [method] | < DevOps
Platform engineering | platform engineering | < DevOps
Consul [tool] | Consul?; HashiCorp Consul | < DevOps | ~ HashiCorp Vault
Nomad [tool] | Nomad? | < DevOps; Container orchestration | ~ HashiCorp Vault
Packer [tool] | Packer?; HashiCorp Packer | < Infrastructure as code | ~ Terraform
Vagrant [tool] | =Vagrant; Vagrant? | ~ Docker; VirtualBox
Secrets management | secrets management | < DevOps | ~ HashiCorp Vault
Site reliability engineering | SRE; =SRE; site reliability; reliability engineering of services; site reliability engineer; service reliability; SLOs; SLIs; error budgets; service level objectives | < DevOps
Chaos engineering [method] | chaos engineering | < Site reliability engineering
DevSecOps | Dev/Sec Ops; secure DevOps; SecDevOps; DevSecOps practices; Sec Ops | < DevOps; Application security
Continuous integration and delivery | CI/CD; CI/CD pipelines; =CI; =CD?; continuous integration; continuous delivery; continuous deployment; continuous integration/continuous delivery; deployment pipelines; CI tools; CI/CD tools; CI & CD; deployment automation; automated deployments; continuous integration & delivery; CI pipelines; continuous integration/deployment; CI/CD automation; release pipelines; continuous integration and deployment; CI/CD processes; CI/CD tooling; CI/CD practices; continuous build; continuous testing | < DevOps
Travis CI [tool] | TravisCI; Travis? | < Continuous integration and delivery | ~ CircleCI
TeamCity [tool] | Team City | < Continuous integration and delivery | ~ CircleCI
Bamboo [tool] | Bamboo?; Atlassian Bamboo | < Continuous integration and delivery | ~ CircleCI
Concourse CI [tool] | Concourse? | < Continuous integration and delivery | ~ CircleCI
Drone CI [tool] | < Continuous integration and delivery | ~ CircleCI
Spinnaker [tool] | Spinnaker? | < Continuous integration and delivery | ~ CircleCI
Octopus Deploy [tool] | < Continuous integration and delivery | ~ CircleCI
Buildkite [tool] | < Continuous integration and delivery | ~ CircleCI
GoCD [tool] | < Continuous integration and delivery | ~ CircleCI
Argo CD [tool] | ArgoCD; Argo? | < Continuous integration and delivery | ~ CircleCI
Flux CD [tool] | FluxCD | < Continuous integration and delivery | ~ CircleCI
Harness.io [tool] | < Continuous integration and delivery | ~ CircleCI
Tekton [tool] | < Continuous integration and delivery | ~ CircleCI
UrbanCode Deploy [tool] | UDeploy | < Continuous integration and delivery | ~ CircleCI
Jenkins [tool] | Jenkins CI; Hudson CI; CloudBees; Jenkins pipelines; Jenkins X; Cloudbees Jenkins; Jenkinsfile | < Continuous integration and delivery
GitLab CI [tool] | GitLab CI/CD; GitLab pipelines | < Continuous integration and delivery; GitLab
GitHub Actions [tool] | GitHub workflows | < Continuous integration and delivery; GitHub
CircleCI [tool] | Circle CI | < Continuous integration and delivery
Semaphore CI [tool] | Semaphore? | < Continuous integration and delivery | ~ CircleCI
Artifactory [tool] | JFrog; JFrog Artifactory; artefact repositories
Harbor registry [tool] | ~ Artifactory
Sonatype Nexus [tool] | Nexus Repository; Nexus? | ~ Artifactory
Docker Hub [tool] | ~ Artifactory
Containerisation | containers?; containerization technologies; container technology; containerised applications; containerised; OCI containers; container platforms; LXC; container-based; containerised environments; container management
Container orchestration | orchestration tools; orchestrating containers; container orchestration platforms | < Containerisation
containerd [tool] | < Containerisation
Podman [tool] | < Containerisation
Rancher [tool] | Rancher?; Rancher Kubernetes | < Containerisation | ~ Kubernetes
Docker [tool] | Dockerfile; Docker containers; Docker ecosystem; dockerised | < Containerisation
Docker Compose [tool] | docker-compose | < Docker
Docker Swarm [tool] | < Docker; Container orchestration
Kubernetes [tool] | K8s; =K8s; Kubernetes clusters; K3s; Kubernetes architecture; Kubernetes environments; kubectl; Kubernetes orchestration; Kubernets; Kubernetes operators; Kubernetes administration | < Containerisation; Container orchestration
CKA [licence] | =CKA; CKA certification; Certified Kubernetes Administrator | < Kubernetes | ~ CKAD
CKAD [licence] | =CKAD; Certified Kubernetes Application Developer | < Kubernetes
Calico networking [tool] | Kubernetes CNI | < Kubernetes
Cilium [tool] | < Kubernetes | ~ Calico networking
Knative [tool] | < Kubernetes; Serverless
Longhorn storage [tool] | < Kubernetes
Minikube [tool] | < Kubernetes
Kind Kubernetes [tool] | < Kubernetes | ~ Minikube
K3d [tool] | < Kubernetes | ~ Minikube
Kustomize [tool] | < Kubernetes | ~ Helm
Istio [tool] | < Service mesh; Kubernetes
Linkerd [tool] | < Service mesh; Kubernetes
Envoy [tool] | Envoy?; Envoy proxy | ~ Service mesh
Helm [tool] | Helm?; Helm charts | < Kubernetes
OpenShift [tool] | Red Hat OpenShift | < Kubernetes
OpenShift Virtualization [tool] | < OpenShift
Service mesh [tool] | Consul Connect | ~ Kubernetes
Infrastructure as code | IaC; =IaC; infrastructure-as-code; infrastructure automation; configuration as code; infrastructure as code (IaC); infra as code | < DevOps
Azure Bicep [tool] | Bicep templates | < Infrastructure as code; Azure
ARM templates [tool] | Azure Resource Manager templates; ARM template | < Infrastructure as code; Azure | ~ Azure Bicep
Terragrunt [tool] | < Infrastructure as code | ~ Terraform
OpenTofu [tool] | < Infrastructure as code | ~ Terraform
Crossplane [tool] | < Infrastructure as code | ~ Pulumi
Terraform [tool] | HashiCorp Terraform; Terraform Cloud | < Infrastructure as code
Terraform Associate [licence] | HashiCorp Certified Terraform Associate | < Terraform
Pulumi [tool] | < Infrastructure as code
Ansible [tool] | Ansible playbooks; Red Hat Ansible; Ansible AWX | < Infrastructure as code; Configuration management
Ansible Tower [tool] | < Ansible
Puppet [tool] | Puppet?; Puppet Enterprise; Puppet Labs | < Configuration management
Chef [tool] | Chef??; =Chef cookbooks; =Chef recipes?; Chef Infra; Opscode Chef | < Configuration management
SaltStack [tool] | Salt?; Salt Stack | < Configuration management
SaltStack Enterprise [tool] | < SaltStack
Configuration management | configuration management tools; config management; software configuration management; configuration items; configuration manager; automated configuration management; configuration control
CFEngine [tool] | < Configuration management | ~ SaltStack
CMDB | ~ Configuration management; IT asset management
HashiCorp Vault [tool] | Vault? | < DevOps; Secrets management
Monitoring and observability | monitoring?; observability; application monitoring; system monitoring; monitoring tools; infrastructure monitoring; telemetry; logging and monitoring; monitoring and alerting; distributed tracing; alerting; server monitoring; monitoring solutions; log analysis; real-time monitoring; monitoring and logging; production monitoring; log aggregation; synthetic monitoring
OpenTelemetry [tool] | < Monitoring and observability
Jaeger [tool] | Jaeger?; Jaeger tracing | < Monitoring and observability
Application performance monitoring | APM; =APM?; application performance monitoring | < Monitoring and observability
Log management | log management | < Monitoring and observability
Network monitoring | network monitoring | < Monitoring and observability
Alertmanager [tool] | < Monitoring and observability | ~ Prometheus
New Relic [tool] | NewRelic | < Monitoring and observability | ~ Datadog
AppDynamics [tool] | App Dynamics | < Monitoring and observability | ~ Datadog
Dynatrace [tool] | < Monitoring and observability | ~ Datadog
Sentry [tool] | Sentry?; Sentry.io | < Monitoring and observability | ~ Datadog
Instana [tool] | < Monitoring and observability | ~ Datadog
Sumo Logic [tool] | SumoLogic | < Monitoring and observability | ~ Splunk
Graylog [tool] | < Monitoring and observability | ~ Splunk
Fluentd [tool] | < Monitoring and observability | ~ Splunk
Loggly [tool] | < Monitoring and observability | ~ Splunk
Papertrail [tool] | =Papertrail; Papertrail? | < Monitoring and observability | ~ Splunk
Fluent Bit [tool] | < Monitoring and observability | ~ Splunk
Zabbix [tool] | < Monitoring and observability | ~ Nagios
PRTG [tool] | < Monitoring and observability | ~ Nagios
SolarWinds [tool] | Solar Winds | < Monitoring and observability | ~ Nagios
Icinga [tool] | < Monitoring and observability | ~ Nagios
SCOM [tool] | System Center Operations Manager | < Monitoring and observability | ~ Nagios
WhatsUp Gold [tool] | < Monitoring and observability | ~ Nagios
CheckMK [tool] | < Monitoring and observability | ~ Nagios
LogicMonitor [tool] | < Monitoring and observability | ~ Nagios
PagerDuty [tool] | ~ Monitoring and observability; Incident management
Opsgenie [tool] | ~ PagerDuty; Monitoring and observability; Incident management
ManageEngine [tool] | ~ Nagios; ManageEngine ServiceDesk
Prometheus [tool] | Prometheus?; =Prometheus | < Monitoring and observability
Thanos metrics [tool] | < Monitoring and observability | ~ Prometheus
VictoriaMetrics [tool] | < Monitoring and observability | ~ Prometheus
Grafana [tool] | Grafana Loki; Grafana dashboards | < Monitoring and observability
Datadog [tool] | Data Dog | < Monitoring and observability
Honeycomb.io [tool] | < Monitoring and observability | ~ Datadog
Elastic APM [tool] | < Application performance monitoring | ~ Datadog
Wily Introscope [tool] | CA Wily | < Application performance monitoring | ~ Datadog
Lightstep [tool] | < Monitoring and observability | ~ Datadog
Splunk [tool] | Splunk Enterprise; Splunk Cloud | < Monitoring and observability
Kibana [tool] | Elastic Kibana | < Monitoring and observability | ~ Elasticsearch
Nagios [tool] | < Monitoring and observability
Opsview [tool] | < Monitoring and observability | ~ Nagios
HP OpenView [tool] | < Monitoring and observability | ~ Nagios
LibreNMS [tool] | < Network monitoring | ~ Nagios
Cacti monitoring [tool] | < Network monitoring | ~ Nagios
Production support | application support; 2nd line application support; support of production systems; production environments?; on-call support; out of hours support; application maintenance; software support; production systems; live support of systems; on-call rotation; application management; run and maintain; production services | ~ Technical support

# heading: operating systems and servers
Operating systems | operating system; OS concepts; operating system internals; OS installation; OS deployment; operating systems administration; OS?
LAMP stack [tool] | =LAMP | < Linux; Apache HTTP Server; MySQL; PHP
Solaris [tool] | Sun Solaris | < Operating systems | ~ Unix
AIX [tool] | IBM AIX | < Operating systems | ~ Unix
HP-UX [tool] | < Operating systems | ~ Unix
FreeBSD [tool] | < Operating systems | ~ Unix
Jamf [tool] | JAMF Pro | < Mobile device management | ~ macOS; Microsoft Intune
Command line | command-line; command line interface; command prompt
Linux [tool] | GNU/Linux; Linux systems; Linux environment; Linux operating systems; Linux servers; Linux platforms; Linux administration; Linux systems administration; Linux command line; Linux based; Linux operation system; Linux stack; Linux kernel; Linux internals; Linux desktop | < Operating systems | ~ Unix
Windows Subsystem for Linux [tool] | =WSL; WSL2 | ~ Linux
Linux+ [licence] | CompTIA Linux+ | < Linux; CompTIA certification
LPIC [licence] | LPIC-1; Linux Professional Institute | < Linux | ~ Linux+
CentOS [tool] | < Linux | ~ Red Hat Enterprise Linux
Fedora [tool] | Fedora?; Fedora Linux | < Linux | ~ Red Hat Enterprise Linux
Debian [tool] | Debian GNU/Linux | < Linux | ~ Ubuntu
SUSE Linux [tool] | SUSE; openSUSE; SLES | < Linux | ~ Ubuntu
Arch Linux [tool] | < Linux | ~ Ubuntu
Kali Linux [tool] | Kali | < Linux | ~ Ubuntu; Burp Suite
Yocto [tool] | < Embedded Linux; Linux
Red Hat Enterprise Linux [tool] | =Redhat; =REDHAT; =RED HAT; =Red Hat; Red Hat?; RHEL; =RHEL; Red Hat Linux | < Linux
AlmaLinux [tool] | < Linux | ~ Red Hat Enterprise Linux
RHCE [licence] | Red Hat certified engineer | < Red Hat Enterprise Linux
RHCSA [licence] | < Red Hat Enterprise Linux
Oracle Linux [tool] | < Linux | ~ Red Hat Enterprise Linux
Rocky Linux [tool] | < Linux | ~ Red Hat Enterprise Linux
Ubuntu [tool] | Ubuntu Linux; Ubuntu Server | < Linux
Unix [tool] | UNIX systems; Unix environment; Unix administration; OpenBSD; POSIX | < Operating systems | ~ Linux
Windows [tool] | Windows?; Microsoft Windows; Windows 10; Windows 11; Windows 7; Windows XP; Windows operating system; Windows OS; Windows desktop; MS Windows; Win 7; Windows 8; Windows 2000; Windows NT; Windows Vista; Win XP; Windows systems; Windows environment; Windows 95; Windows 98; Windows ME; Win10; Windows platform; Windows PC | < Operating systems
WSUS [tool] | < Windows Server; Patch management
Remote Desktop Services [tool] | < Windows Server | ~ Virtual desktop infrastructure
Windows Server [tool] | Microsoft Windows Server; Windows Server 2012; Windows Server 2016; Windows Server 2019; Windows servers; Windows Server 2008; Windows Server 2003; Windows Server 2022; Microsoft Server; MS Server; Windows Server administration; Wintel; Windows 2003 server; Windows 2008; Windows Server 2008 R2; Windows Server 2012 R2; Windows Clustering; Windows Deployment Services | < Windows; Operating systems
LDAP [tool] | ~ Active Directory
Group Policy [tool] | =group policy; =Group Policy; =Group Policies; Group Policy Objects | < Active Directory
macOS [tool] | Mac OS; Mac OS X; Apple Mac; Apple macOS; OS X; Macintosh; =Mac?; =MAC?; Apple hardware; Mac environment; =OSX; Apple OS X; Macs? | < Operating systems
MS-DOS [tool] | =DOS; MS DOS | < Operating systems
OS/2 [tool] | ~ MS-DOS
Windows CE [tool] | ~ MS-DOS
Chrome OS [tool] | Chromebooks; ChromeOS; Google Chromebook | < Operating systems
Active Directory [tool] | =AD/Exchange; Microsoft Active Directory; =AD?; =GPO; AD DS; Windows Active Directory; Active Directory administration; =GPOs; Azure Active Directory administration; Active Directory Users and Computers | ~ Windows Server
OpenLDAP [tool] | < LDAP
Azure AD [tool] | Azure Active Directory; Entra ID; Microsoft Entra ID; Microsoft Entra; =AAD; AzureAD; Azure AD Connect | ~ Active Directory; Azure; Identity and access management
Microsoft Exchange [tool] | Exchange Server; MS Exchange; Exchange 2010; Exchange 2016; Exchange administration; Microsoft Exchange Server; Exchange 2013; Exchange?; Exchange Server 2010; Office 365 Exchange
E-mail migration | mailbox migration; tenant migration | < Microsoft Exchange
Exchange Online [tool] | < Microsoft Exchange
Microsoft 365 administration | Office 365 administration; O365 administration; M365 administration; Microsoft 365 admin; Office 365 migration; Office 365 admin; SharePoint administration; O365 admin; Office 365 support; Office 365 tenant | < Microsoft 365
Microsoft 365 Certified [licence] | MS-100; MS-101; MD-101; Modern Desktop Administrator | < Microsoft 365 administration
Microsoft Intune [tool] | Intune; Endpoint Manager; Microsoft Endpoint Manager; endpoint management | < Mobile device management
Workspace ONE [tool] | VMware Workspace ONE | < Mobile device management | ~ Microsoft Intune; AirWatch
SCCM [tool] | Microsoft SCCM; System Center Configuration Manager; MECM; System Centre; ConfigMgr | ~ Microsoft Intune
AirWatch [tool] | ~ Microsoft Intune
Mobile device management | MDM solutions | ~ Microsoft Intune
Windows Autopilot [tool] | Autopilot? | ~ Microsoft Intune
MobileIron [tool] | ~ Microsoft Intune
Virtualisation | virtual machines; virtualised environments; VMs; =VM; server virtualisation; hypervisor; virtualization technologies; virtualised; virtual servers; Parallels Desktop; QEMU; virtual infrastructure
KVM [tool] | < Virtualisation
Xen [tool] | Xen? | < Virtualisation
Proxmox [tool] | < Virtualisation
VirtualBox [tool] | < Virtualisation
ESXi [tool] | VMware ESXi | < VMware
vCenter [tool] | VMWare vCenter | < VMware
VMware [tool] | VMware vSphere; vSphere; =ESX; vMotion; VMware vSAN; VMware Workstation; VM Ware | < Virtualisation | ~ Hyper-V
PowerCLI [tool] | < VMware; PowerShell
VMware NSX [tool] | < VMware
VMware Horizon [tool] | < VMware
VMware Certified Professional [licence] | =VCP | < VMware
Hyper-V [tool] | HyperV; Microsoft Hyper-V; SCVMM | < Virtualisation | ~ VMware
Citrix [tool] | Citrix Virtual Apps; Citrix XenServer; Citrix Receiver; Citrix Workspace | < Virtual desktop infrastructure
Virtual desktop infrastructure | VDI; =VDI; Windows Virtual Desktop; desktop as a service; DaaS; remote desktop; =RDP; terminal services; thin clients; desktop virtualisation; remote desktop services (RDS)
Windows 365 [tool] | Cloud PC | < Virtual desktop infrastructure
XenApp [tool] | Citrix XenApp | < Citrix
XenDesktop [tool] | < Citrix
NetScaler [tool] | Citrix NetScaler; Citrix ADC | < Load balancing | ~ Citrix
Azure Virtual Desktop [tool] | virtual desktops | < Virtual desktop infrastructure
Web servers [tool] | web server; web hosting; website hosting; application servers
Apache HTTP Server [tool] | Apache?; Apache web server | < Web servers
LiteSpeed [tool] | < Web servers
Caddy server [tool] | < Web servers
Undertow server [tool] | < Web servers
Nginx [tool] | < Web servers
IIS [tool] | Internet Information Services | < Web servers
Apache Tomcat [tool] | Tomcat; Jakarta Tomcat | < Web servers
WebLogic [tool] | web logic; Oracle WebLogic | < Web servers
JBoss [tool] | JBoss EAP | < Web servers
WebSphere [tool] | IBM WebSphere | < Web servers
WildFly [tool] | < Web servers
Jetty [tool] | Jetty?; Jetty server | < Web servers
HAProxy [tool] | < Load balancing | ~ Nginx
GlassFish [tool] | < Web servers
Gunicorn [tool] | < Web servers
cPanel [tool] | < Web servers
Plesk [tool] | < Web servers
Systems administration | system administration; sysadmin; system administrator; server administration; server management; server maintenance; server support; server hardware; server builds; administration of servers; infrastructure administration; system admin; server infrastructure; server configuration; server administrator; server setup; systems management; servers?; server operations
IT infrastructure | infrastructure?; infrastructure engineering; infrastructure management; infrastructure support; infrastructure design; IT infrastructure management; infrastructure engineer; ICT infrastructure; technical infrastructure; infrastructure architecture; infrastructure technologies; application infrastructure; IT systems infrastructure; enterprise infrastructure; infrastructure and operations; infrastructure deployment
Storage systems | storage?; =NAS; storage administration; EMC storage; enterprise storage; network attached storage; 3PAR; Dell EMC; storage solutions; data storage; storage management; storage technologies; storage arrays; EMC VNX; block storage; object storage; Synology NAS
Storage area networks | =SAN; storage area network | < Storage systems
NetApp [tool] | < Storage systems
Pure Storage [tool] | =Pure Storage; Pure Storage? | < Storage systems
RAID | < Storage systems
Ceph [tool] | < Storage systems
iSCSI [tool] | < Storage systems
Fibre Channel [tool] | < Storage systems
Backup and recovery | backups; backup solutions; backup and restore; =DR?; backup management; data recovery; data backup; DR planning; backup & recovery; backup systems | ~ Business continuity
Veeam [tool] | Veeam Backup | < Backup and recovery
Commvault [tool] | < Backup and recovery
NetBackup [tool] | Veritas NetBackup | < Backup and recovery
Backup Exec [tool] | Symantec Backup Exec | < Backup and recovery
Acronis [tool] | < Backup and recovery
Rubrik [tool] | < Backup and recovery
Zerto [tool] | < Backup and recovery
Disaster recovery | disaster recovery; disaster recovery planning; disaster recovery plans; disaster recovery testing; backup and disaster recovery | < Backup and recovery
Data centres | data centre; data center operations; data centre management; data centre infrastructure; server room; datacenter design; rack and stack; colocation; physical data centres; DCIM
Patch management | patching; software updates; patch deployment; security patching; server patching; OS patching; software patching | ~ Vulnerability management
Capacity planning | capacity management; service capacity planning; capacity modelling; resource capacity planning; infrastructure capacity

# heading: networks
Computer networking | network engineering; network engineer; network administration; network management; computer networks; network infrastructure; network support; networking technologies; network administrator; network operations; LAN/WAN; =LAN; =WAN; network design; network troubleshooting; routing and switching; local area networks; wide area networks; network architecture; network configuration; network technologies; IP networking; network systems; enterprise networks; networking concepts; networking fundamentals; network topologies; network hardware; network equipment; network engineering skills; data networks; LAN/WAN networking; networking principles; network services; network solutions; network connectivity; network analysis; network devices; network maintenance; network installation; networking equipment; networking knowledge; networking skills in IT; data communications; network security design
Power over Ethernet | =PoE | ~ Computer networking
Network documentation | network diagrams | < Computer networking
Quality of service (networks) | =QoS; traffic shaping | < Computer networking
DHCP [tool] | dynamic host configuration protocol | ~ DNS; Computer networking
Infoblox [tool] | < Computer networking | ~ DNS
Aruba Networks [tool] | HPE Aruba; Aruba?; Aruba wireless | < Computer networking | ~ Juniper
Arista [tool] | < Computer networking | ~ Juniper
HP ProCurve [tool] | < Computer networking | ~ Juniper
Ubiquiti [tool] | UniFi | < Computer networking | ~ Juniper
Brocade [tool] | =Brocade; Brocade?; Brocade switches | < Computer networking | ~ Juniper
Mikrotik [tool] | < Computer networking | ~ Juniper
Extreme Networks [tool] | < Computer networking | ~ Juniper
Software-defined networking | SDN; =SDN; software defined networking; software-defined networks | < Computer networking | ~ SD-WAN
Network protocols | networking protocols; internet protocols; HTTP?; HTTP/2 | ~ Computer networking
TCP/IP | TCPIP; =TCP; =IP?; IP addressing; IPv4; UDP; =UDP; TCP/UDP; network layers; internet protocol suite; TCP/IP networking; TCP/IP protocols; =ICMP | < Computer networking; Network protocols
SNMP | =SNMP | < Network protocols | ~ Network monitoring
NTP | =NTP | < Network protocols
IMAP | =IMAP | < Network protocols
POP3 | =POP3 | < Network protocols
SMTP | =SMTP | < Network protocols
FTP | =FTP | < Network protocols
SFTP | < Network protocols
OSI model | OSI layers; OSI 7 layer model | ~ TCP/IP; Network protocols
Subnetting | subnetting | < TCP/IP
IPv6 [tool] | < TCP/IP
DNS [tool] | domain name system; DNS management; domain management; domain names; DNS servers | ~ Computer networking
IP address management | IPAM | < Computer networking | ~ DNS; DHCP
BIND DNS [tool] | < DNS
Routing protocols | IS-IS; =RIP?; border gateway protocol; routing protocol; =HSRP; GRE tunnels; internet peering; L3VPN; L2VPN; internal routing protocols; inter-domain networking | < Computer networking
BGP [tool] | BGP routing | < Routing protocols
OSPF [tool] | < Routing protocols
EIGRP [tool] | < Routing protocols
MPLS [tool] | MPLS networks | < Routing protocols
VRRP [tool] | < Routing protocols
Network switching | network switches; switches and routers; routers and switches; Ethernet switching; layer 2 switching; =STP?; layer 2/3; routers?; switching technologies; core switches; RSTP; routers, switches | < Computer networking
VLANs [tool] | VLAN; =VLAN | < Network switching
Spanning tree [tool] | spanning tree | < Network switching
Cisco [tool] | Cisco networking; Cisco routers; Cisco switches; Cisco networks; Cisco equipment; Cisco technologies; Cisco Catalyst; Cisco products; Cisco hardware; Cisco routing; Cisco SD-WAN | < Computer networking
Cisco Unified Communications [tool] | Cisco Call Manager; CUCM; Cisco CallManager; Cisco Unified Communications Manager | < Cisco; VoIP
Cisco Meraki [tool] | Meraki | < Cisco
Cisco Nexus [tool] | < Cisco
Cisco IOS [tool] | < Cisco
Cisco ACI [tool] | < Cisco
Cisco ISE [tool] | < Cisco
Cisco UCS [tool] | ~ Cisco
Juniper [tool] | Juniper?; Juniper switches; Juniper Networks; Junos; Juniper routers; Juniper firewalls | < Computer networking
Huawei networking [tool] | < Computer networking | ~ Juniper
Juniper certification [licence] | JNCIA-Junos; JNCIE; JNCIP; =JNCIA; JNCIS | < Juniper
CCNA [licence] | =CCNA; Cisco Certified Network Associate; CCNA certification; CCNA certified; CCNA Routing and Switching; CCNA Security | < Computer networking; Cisco; Cisco certification
Cisco certification [licence] | Cisco certified; Cisco certifications; Cisco qualified | < Cisco
CCENT [licence] | < Computer networking; Cisco; Cisco certification | ~ CCNA
CCNP [licence] | =CCNP; Cisco Certified Network Professional; CCNP certified | < CCNA; Cisco certification
CCDP [licence] | =CCDP; =CCDA | < Cisco | ~ CCNP
CCIE [licence] | < CCNP; Cisco certification
CompTIA Network+ [licence] | Network+; N+ certification; CompTIA Network Plus; CompTIA N+ | < Computer networking; CompTIA certification
CompTIA A+ [licence] | A+ certification; CompTIA A Plus; A+ certified; CompTIA A+ certified; =A+? | < IT support; CompTIA certification
CompTIA certification [licence] | CompTIA certified; CompTIA certifications; CompTIA qualifications; CompTIA
Microsoft certification [licence] | MCTS; Microsoft certifications; =MCPD; =MCDST; Microsoft certified; MS-900; MS-102; MD-100; =MCSD
MCSE [licence] | Microsoft Certified Systems Engineer; Microsoft Certified Solutions Expert | < Microsoft certification | ~ Windows Server
MCSA [licence] | < Microsoft certification | ~ Windows Server
MCITP [licence] | < Microsoft certification
MCP [licence] | Microsoft certified professional | < Microsoft certification
SD-WAN | SD-WAN solutions; SDWAN; software defined WAN | < Computer networking
NFV | network function virtualisation; =NFV | ~ Software-defined networking
YANG | =YANG | ~ NETCONF
Network automation | network automation; OpenConfig; network programmability | < Computer networking | ~ Software-defined networking
OpenFlow [tool] | < Software-defined networking
NETCONF [tool] | < Network automation
Wireless networking | Wi-Fi; wifi networks; WLAN; =WLAN; wireless LAN; wireless networks; wireless technologies; 802.11; wireless access points; wireless infrastructure; Ekahau | < Computer networking
Load balancing | load balancers; load balancing technologies | < Computer networking
A10 Networks [tool] | < Load balancing
F5 BIG-IP [tool] | F5; =F5; F5 LTM; BIG-IP; F5 load balancers; F5 networks; F5 LTM/GTM | < Load balancing
VPN | virtual private network; VPNs; =VPN; SSL VPN; remote access VPN; site-to-site VPN; VPN technologies; VPN tunnels | < Computer networking | ~ Network security
IPsec [tool] | IPsec VPN | < VPN
OpenVPN [tool] | < VPN
WireGuard [tool] | < VPN
Cisco AnyConnect [tool] | ~ VPN
VoIP | voice over IP; IP telephony; PBX; =PBX; unified communications; telephony systems; telephony; voice networks; Cisco telephony; VOIP phones; IPT; =PABX; telephone systems; STUN/TURN; contact centre technology; Polycom
SIP [tool] | sip?; =SIP; SIP trunking | < VoIP
Asterisk PBX [tool] | < VoIP
Avaya [tool] | Avaya telephony | < VoIP
Mitel [tool] | < VoIP
3CX [tool] | < VoIP
RingCentral [tool] | < VoIP
8x8 [tool] | < VoIP
Skype for Business [tool] | ~ Microsoft Teams; VoIP
Genesys [tool] | Genesys Cloud | ~ VoIP
Five9 [tool] | ~ Genesys; VoIP
Twilio [tool] | ~ VoIP
Vonage [tool] | < VoIP
Amazon Connect [tool] | ~ Genesys; VoIP
Telecommunications | telecoms; telecommunication; telecoms industry; 4G; =UMTS; 3G; RF planning; telco; radio access network; telecommunication networks; =3GPP; radio network planning; fixed line networks; telecoms networks; broadband networks; telecommunications systems; WCDMA; =CDMA; microwave links; satcom
5G | 4G/5G; 5G networks | < Telecommunications
LTE | < Telecommunications
GSM | < Telecommunications
Satellite communications | satellite communications | < Telecommunications
Fibre optics | fibre optic cabling; fibre splicing; FTTH; =FTTH; FTTC; fibre network; fibre optic; optical networks; optical fibre; fibre broadband; fibre installation; dark fibre; fibre optic installation; fibre planning; optical transmission
DWDM | < Fibre optics
GPON | < Fibre optics
FTTP | < Fibre optics
OTDR [tool] | < Fibre optics
Fusion splicing | fusion splicing | < Fibre optics
Structured cabling | network cabling; Cat5; Cat6; data cabling; cat 5e; Cat6 cabling; patch panels; copper cabling; cabling installation; cable installation; cabling infrastructure

# heading: service and support
IT support | desktop support; helpdesk support; service desk; help desk; 1st line support; first line support; 2nd line support; second line support; 3rd line support; IT helpdesk; user support; end user support; IT service desk; PC support; IT technician; 2nd line; third line support; 1st/2nd line support; IT technical support; desktop engineer; remote support; desk-side support; support technician; IT support engineer; field engineer IT; IT support services; support desk; hardware support; technical helpdesk; support analyst; desktop support engineer; user queries IT; software and hardware support; computer support; 1st line; 3rd line; technical customer support; level 2 support; level 1 support; tier 1 support; tier 2 support; EUC; =EUC; ICT support; customer technical support; application support analyst; service desk analyst
Account unlocks and password resets | password resets; resetting passwords; unlocking accounts | < IT support
New starter IT set-up | laptop builds; building laptops; setting up new users; user account creation | < IT support
Printer support | fixing printers; printer troubleshooting; print servers | < IT support
Knowledge base articles (IT) | IT knowledge base; support documentation | ~ IT support
Remote monitoring and management [tool] | =RMM | < IT support
N-able [tool] | < Remote monitoring and management
NinjaOne [tool] | < Remote monitoring and management
Datto RMM [tool] | < Remote monitoring and management
Technical support | technical assistance; technical support engineer; product technical support; tech support; technical support services; provide technical support; technical troubleshooting; technical queries; technical advice | ~ IT support
Hardware maintenance | computer hardware; hardware troubleshooting; PC hardware; PC repair; hardware repair; desktop hardware; laptop repair; computer repair; PC build; hardware installation; building PCs; printers and scanners support; IT hardware; PC maintenance; laptops and desktops; PC and laptop repair; hardware configuration; hardware and software installation; computer maintenance; imaging of laptops; hardware fault finding; hardware diagnostics; software installation; PC troubleshooting; installing software
IT asset management | hardware asset management; software asset management; software licensing; IT asset register; licence management; IT assets; =ITAM; IT procurement; software licences | ~ IT service management
IT inventory | < IT asset management
Snipe-IT [tool] | < IT inventory
Lansweeper [tool] | < IT inventory
IT service management [method] | ITSM; =ITSM; service management?; service delivery management; service level management; IT operations; IT service delivery; service operations; IT operations management; service transition; IT services; managed services; IT service provider; service introduction; managed service provider; =MSP?; ITIL service management; service management processes
Cherwell [tool] | < IT service management; Ticketing systems | ~ Remedy
Freshservice [tool] | < IT service management; Ticketing systems | ~ Remedy
SysAid [tool] | < IT service management; Ticketing systems | ~ Remedy
Ivanti [tool] | < IT service management | ~ Remedy
TOPdesk [tool] | < IT service management; Ticketing systems | ~ Remedy
Spiceworks [tool] | < Ticketing systems | ~ Remedy
Jira Service Management [tool] | Jira Service Desk | < IT service management; Ticketing systems | ~ Remedy
Autotask [tool] | < IT service management | ~ Remedy
ConnectWise [tool] | < IT service management | ~ Remedy
Kaseya [tool] | < Remote monitoring and management
LANDesk [tool] | < IT service management | ~ Remedy
Hornbill [tool] | < IT service management; Ticketing systems | ~ Remedy
ITIL [method] | =ITIL; ITIL v3; ITIL 4; ITIL Foundation; ITIL v4; ITIL framework; ITIL certified; ITIL processes; ITIL foundation certificate; ITIL Expert; ITIL practitioner; ITIL Intermediate; ITIL certification; ITIL methodologies; Information Technology Infrastructure Library | < IT service management
ITIL 4 Managing Professional [licence] | ITIL Managing Professional | < ITIL
Incident management | incident response management; major incident management; major incidents; incident and problem management; IT incident management; incident handling; incident resolution; incidents and problems; incident and change management; P1 incidents; incident manager | ~ IT service management
Problem management | root cause analysis of incidents; problem and incident management; ITIL problem management; problem manager | < IT service management
IT change management | change control; change advisory board; =CAB?; ITIL change management; change control processes; change & release management; IT change; change control procedures | ~ IT service management
Service level agreements | SLA; =SLA; service levels; service level agreement; SLA management; within SLA; OLAs; SLA targets; meeting SLAs; contractual SLAs; service level targets
ServiceNow [tool] | Service-Now; ServiceNow ITSM; ServiceNow platform; SNOW ITSM; ServiceNow developer; ServiceNow administrator | < IT service management; Ticketing systems
Remedy [tool] | Remedy?; Remedy ticketing; BMC Helix | < IT service management; Ticketing systems
HP Service Manager [tool] | < IT service management | ~ Remedy
HP OpenView Service Desk [tool] | < IT service management | ~ Remedy
ManageEngine ServiceDesk [tool] | < IT service management | ~ Remedy
SupportWorks [tool] | < IT service management | ~ Remedy
Marval [tool] | < IT service management | ~ Remedy
Sunrise ITSM [tool] | < IT service management | ~ Remedy
BMC Remedy [tool] | < Remedy
Ticketing systems | ticketing system; ticket management; call logging; logging calls; ticketing software; ticketing tools; support tickets; ticket handling; helpdesk tickets; fault logging; logging tickets; log calls; ticketing platform; call logging system
IT training | user training; end user training; training users; computer training; software training; systems training; IT trainer; train users; delivering systems training
IT management | IT manager; IT leadership; head of IT; IT strategy; managing IT teams; technology strategy; technology leadership; CIO; =CTO?; IT director; IT department management; IT governance; IT budgeting; technology management
COBIT [method] | ~ IT management
Remote support tools [tool] | remote assistance; Remote Desktop Connection
Dameware [tool] | < Remote support tools
GoToAssist [tool] | < Remote support tools
ConnectWise Control [tool] | ScreenConnect | < Remote support tools
Splashtop [tool] | < Remote support tools
VNC [tool] | =VNC | < Remote support tools
PuTTY [tool] | =PuTTY | ~ Remote support tools; Command line
TeamViewer [tool] | < Remote support tools
LogMeIn [tool] | < Remote support tools
AnyDesk [tool] | < Remote support tools
WinSCP [tool] | ~ FileZilla; PuTTY
Bomgar [tool] | BeyondTrust remote; BeyondTrust Remote Support | < Remote support tools
Audio-visual support | AV equipment; AV support; audio visual equipment; AV systems; AV installation; video conferencing support; AV technician; audio-visual; AV engineer; AV integration; meeting room technology; video conferencing systems; AV engineering; AMX control
Crestron [tool] | < Audio-visual support
Extron [tool] | < Audio-visual support
Point of sale systems [tool] | EPOS; =EPOS; POS systems; =POS; EPOS systems; point of sale; till systems; electronic point of sale; PDQ machines; PDQ; chip and pin; POS software; retail technology; Square POS; self-service kiosks; card payment machines; card machines; card machine; card terminals; PDQ terminals; PDQ totals
Micros POS [tool] | < Point of sale systems
Lightspeed POS [tool] | < Point of sale systems
Backstage [tool] | Backstage?; Spotify Backstage; developer portals | < Platform engineering
Network monitoring protocols | NetFlow; sFlow; syslog | < Network monitoring
Email authentication | =DMARC; =DKIM; SPF records | ~ E-mail security
E-mail security | email gateway; secure email gateway | < Cyber security
`;
