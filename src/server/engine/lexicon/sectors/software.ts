/** Programming languages, frameworks, testing and how software is built. */
export const software = `
# heading: fields of work
Programming | computer programming; coding; programming languages; programming language; modern programming languages; software coding; code development; coding skills; programming skills; write code; writing code; clean code; object-oriented language; object oriented languages; compiled language
Software development | software developer; developing software; software engineering; software engineer; application development; app development; software design and development; software design; development of software; software construction; develop software; application developer; agile software development; enterprise software; software product development | < Programming
Web development | web developer; website development; web application development; web applications; web apps; web app development; web programming; developing websites; web technologies; modern web technologies; web application; modern web applications; responsive web apps; website building; build websites | < Software development
Front-end development | front end; frontend; front-end developer; front end engineer; front-end technologies; client-side development; client-side; UI development; front end languages; frontend frameworks; frontend application; JavaScript frameworks; JS frameworks; front-end frameworks; UI frameworks | < Web development
Back-end development | back end; backend; backend developer; server-side development; server-side; server side programming; backend services; backend engineering | < Software development
Full-stack development | full stack; fullstack; full-stack developer; full stack engineer; full stack web development | < Front-end development; Back-end development
Mobile development | mobile app development; mobile application development; mobile apps; mobile applications; mobile developer; mobile technologies; mobile platforms; mobile engineering; mobile software | < Software development
Android development | android developer; android app; android application; android apps; android SDK; android platform; android framework; android; native android | < Mobile development | ~ iOS development
iOS development | iOS; =iOS; iOS developer; iOS apps; iOS SDK; iPhone development; iPad development; native iOS; iOS application; iPhone SDK | < Mobile development | ~ Android development
Game development | games development; game programming; gameplay programming; game engine; game engines; game developer; video game development; gaming technology | < Software development
Game design | level design; gameplay design; game mechanics; games design
Embedded systems | embedded software; embedded development; embedded programming; embedded C; embedded Linux; embedded engineer; firmware; firmware development; bare metal programming; embedded firmware; embedded c++ | < Software development
Real-time operating systems | RTOS; FreeRTOS; real-time systems; VxWorks; real time operating system; Zephyr RTOS; real-time software | < Embedded systems
Internet of Things | IoT; =IoT; IIoT; connected devices; IoT devices | ~ Embedded systems
Desktop application development | desktop applications; desktop software; Windows applications; windows ui development | < Software development
Low-code development | low code; no-code; no code platforms; low-code platforms; OutSystems; Mendix; Bubble.io | ~ Software development
Blockchain development | blockchain; blockchain technology; smart contracts; Ethereum; Web3; web3.js; Hyperledger; distributed ledger; distributed ledger technology; decentralised applications; DeFi; Cardano | < Software development
Solidity [tool] | =Solidity | < Programming; Blockchain development
Computer science | computer sciences; computing science; CS fundamentals; information and communication technology; computer engineering; informatics; software sciences; computer studies
Information technology | IT industry; ICT; =ICT; information technologies; IT knowledge; IT sector; information systems
Computer graphics | graphics programming; 3D graphics; 3D programming; rendering engines; shader programming; shaders; =HLSL; =GLSL | < Programming
Computer vision | image processing; image recognition; object detection; machine vision; OpenCV; image analysis; image segmentation; facial recognition
High-performance computing | HPC; =HPC; parallel computing; parallel programming; GPU programming; supercomputing; scientific computing; high performance computing clusters
CUDA [tool] | =CUDA; Nvidia CUDA; OpenCL | < High-performance computing
Robotics software | ROS; =ROS; robot operating system; ROS2; robot programming
Localisation engineering | internationalisation; i18n; l10n; software localisation

# heading: programming languages
JavaScript [tool] | =JS; ECMAScript; ES6; ES6+; ES2015; ES5; vanilla JS; vanilla JavaScript; Java Script; JavaScript ES6; modern JavaScript; OOJS | < Programming | ~ TypeScript
TypeScript [tool] | =TS?; Type Script | < JavaScript
Python [tool] | Python 3; Python3; Python 2; Python scripting; Python programming; Python developer; =PY? | < Programming
Java [tool] | Java SE; Java EE; J2EE; J2SE; JEE; =JSE; Java 8; Java 11; Java 17; Java 21; Jakarta EE; core Java; Java programming; Java developer; Java/J2EE | < Programming | ~ Kotlin; C#
Go [tool] | Golang; Go?; go programming; go lang; go developer | < Programming
C [tool] | C language; C programming; C?; ANSI C; C programming language; C99 | < Programming | ~ C++
C++ [tool] | =CPP; C plus plus; C++11; C++14; C++17; C++20; modern C++; visual C++; VC++ | < Programming | ~ C
C# [tool] | C sharp; CSharp; C#.NET; C# .NET | < Programming; .NET | ~ Java
F# [tool] | F sharp | < Programming; Functional programming
R [tool] | R?; R programming; R language; RStudio; R Studio; R Shiny; tidyverse; ggplot2; ggplot; dplyr; R statistical software; R Markdown; Bioconductor | < Programming; Statistical software
Ruby [tool] | Ruby?; Ruby programming; ruby developer | < Programming
Rust [tool] | Rust?; Rust programming; Rustlang; rust developer | < Programming
PHP [tool] | PHP 7; PHP 8; PHP7; PHP8; PHP5; PHP 5; PHP developer; PHP programming; object oriented PHP | < Programming; Web development
Swift [tool] | Swift?; SwiftUI; Swift programming; Swift 5 | < Programming; iOS development
Objective-C [tool] | ObjC; Obj-C | < Programming; iOS development
Kotlin [tool] | Kotlin Multiplatform; Kotlin/Java | < Programming | ~ Java
Scala [tool] | Akka; Scala programming; Scalaz; ZIO | < Programming; Functional programming
Perl [tool] | Perl scripting | < Programming
Haskell [tool] | < Programming; Functional programming
Clojure [tool] | ClojureScript | < Programming; Functional programming
Elixir [tool] | Elixir?; Phoenix framework; Elixir/Phoenix | < Programming; Functional programming
Erlang [tool] | Erlang/OTP | < Programming; Functional programming
Elm [tool] | Elm? | < Programming; Functional programming
OCaml [tool] | ReasonML | < Programming; Functional programming
Lisp [tool] | Common Lisp; Emacs Lisp; AutoLISP; DrScheme | < Programming
Scheme [tool] | Scheme?; Scheme programming language | < Programming
Prolog [tool] | Prolog | < Programming
Lua [tool] | Lua | < Programming
Groovy [tool] | Groovy?; Apache Groovy; Grails | < Programming
Dart [tool] | Dart?; Dart/Flutter; Flutter/Dart | < Programming
Julia [tool] | Julia?; Julia programming language | < Programming
MATLAB [tool] | Matlab/Simulink; MathWorks MATLAB; GNU Octave | < Programming
Simulink [tool] | Stateflow | ~ MATLAB
Mathematica [tool] | Wolfram Mathematica | ~ MATLAB
Fortran [tool] | Fortran 90; Fortran 77 | < Programming
COBOL [tool] | COBOL programming | < Programming
Pascal [tool] | Pascal?; Turbo Pascal; Object Pascal | < Programming
Delphi [tool] | Delphi?; Embarcadero Delphi; Borland Delphi | < Programming
Ada [tool] | Ada? | < Programming
Assembly language [tool] | assembler language; assembly programming; x86 assembly; ARM assembly; assembly?; assembler?; MIPS assembly | < Programming
Visual Basic [tool] | VB; =VB; VB6; Visual Basic 6; VB.NET; Visual Basic .NET; =VB6 | < Programming
VBA [tool] | Visual Basic for Applications; Excel VBA; VBA macros; VBA programming; Excel macros; macro programming; VBA/Excel | < Visual Basic | ~ Microsoft Excel
VBScript [tool] | =VBS; Visual Basic Script | < Scripting
BASIC [tool] | =BASIC?; BASIC programming; QBasic; Visual Basic/BASIC | < Programming
ABAP [tool] | SAP ABAP; ABAP OO; ABAP objects; OOPS-ABAP | < Programming; SAP
Apex [tool] | =Apex?; Salesforce Apex; Visualforce; Lightning Web Components; =LWC; Apex classes | < Programming; Salesforce
Scripting | scripting languages; scripting language; shell scripts; scripting skills; write scripts; script writing languages | < Programming
Bash [tool] | Bash scripting; shell scripting; Unix shell; Linux shell; Unix scripting; Unix shell scripting; =ZSH; KornShell; shell?; bash/shell; Korn shell | < Scripting
PowerShell [tool] | Windows PowerShell; PowerShell scripting | < Scripting
Tcl [tool] | =TCL; Tcl/Tk | < Scripting
SQL [tool] | structured query language; SQL queries; writing SQL; ANSI SQL; SQL programming; SQL scripting; SQL query; SQL coding; advanced SQL
PL/SQL [tool] | PLSQL; Oracle PL/SQL; PL SQL | < SQL; Oracle Database
T-SQL [tool] | TSQL; Transact-SQL; Transact SQL | < SQL
HTML [tool] | HTML5; HTML 5; XHTML; DHTML; hypertext markup language; HTML/CSS; HTML & CSS; HTML5/CSS3; semantic HTML; HTML4 | < Front-end development
CSS [tool] | CSS3; CSS 3; cascading style sheets; CSS Grid; flexbox; CSS preprocessors; CSS modules; styled-components; CSS-in-JS | < Front-end development
Sass [tool] | =SASS; SCSS; Less CSS; =LESS; modular SCSS; Sass/Less; SASS/SCSS; LESS/SASS | < CSS
XML [tool] | XSLT; XSD; XPath; XML Schema; extensible markup language; XQuery; XSL; DTD; =SAX
JSON [tool] | JavaScript Object Notation; JSON Schema
YAML [tool] | YML
Markdown [tool] | Markdown?; MDX
LaTeX [tool] | =LaTeX; =TeX
Regular expressions | regex; regexp
Verilog [tool] | SystemVerilog; Verilog HDL | ~ VHDL
VHDL [tool] | hardware description language; =HDL | ~ Verilog
FPGA development | FPGA; =FPGA; FPGAs; field programmable gate array; Xilinx; Altera; Vivado; FPGA design; Quartus Prime

# heading: JavaScript world
React [tool] | React.js; ReactJS; React?; React hooks; React developer; React Redux; react/redux; React/React Native | < JavaScript; Front-end development | ~ Vue.js; Angular
React Native [tool] | ReactNative | < React; Mobile development | ~ Flutter
Redux [tool] | Redux Toolkit; Redux Saga; MobX; Zustand; Redux Thunk | < React
Next.js [tool] | NextJS; Next JS | < React
Remix [tool] | =Remix?; Remix.run; React Router | < React
Gatsby [tool] | Gatsby?; Gatsby.js; GatsbyJS | < React
Vue.js [tool] | Vue; VueJS; Vue 3; Vue 2; Vuex; Pinia; Vue/Nuxt; Vue developer; composition API | < JavaScript; Front-end development | ~ React; Angular
Nuxt.js [tool] | Nuxt; NuxtJS | < Vue.js
Angular [tool] | AngularJS; Angular.js; Angular 2; Angular 2+; Google Angular; NgRx; Angular JS; Angular 8; Angular 12; Angular developer; Angular Material | < JavaScript; Front-end development | ~ React; Vue.js
Svelte [tool] | SvelteKit | < JavaScript; Front-end development | ~ React; Vue.js
Ember.js [tool] | EmberJS; Ember? | < JavaScript; Front-end development
Backbone.js [tool] | BackboneJS; Backbone?; Knockout.js; KnockoutJS | < JavaScript; Front-end development
Meteor [tool] | Meteor?; Meteor.js; MeteorJS | < JavaScript
jQuery [tool] | jQuery UI; jQuery Mobile | < JavaScript
Node.js [tool] | NodeJS; Node JS; Node?; node/express; Node developer; Deno; Bun.js | < JavaScript; Back-end development
Express.js [tool] | ExpressJS; Express?; Express framework; Express/Node; Fastify; Koa.js; Hapi.js | < Node.js
NestJS [tool] | Nest.js; Nest JS | < Node.js
Web components | custom elements; shadow DOM; Lit element; LitElement; Polymer.js; Stencil.js | < Front-end development
Three.js [tool] | ThreeJS; WebGL; Babylon.js | < JavaScript; Computer graphics
D3.js [tool] | D3; =D3; D3JS; Highcharts; Chart.js; data visualisation libraries | < JavaScript; Data visualisation
Electron [tool] | =Electron?; Electron.js; ElectronJS | < JavaScript; Desktop application development
Ionic [tool] | Ionic?; Ionic framework; Apache Cordova; Cordova; PhoneGap; Capacitor.js | < Mobile development
Flutter [tool] | Flutter SDK | < Mobile development; Dart | ~ React Native
Xamarin [tool] | .NET MAUI; Xamarin.Forms | < Mobile development; .NET
Webpack [tool] | Vite?; Rollup.js; Parcel.js; Babel.js; esbuild; Snowpack; Gulp.js; Grunt.js; gulp?; grunt?; module bundlers | < Front-end development
npm [tool] | =NPM; npm/yarn; Yarn?; pnpm; package managers; package management; node package manager
RxJS [tool] | ReactiveX; RxJava; reactive programming; Rx-Java; reactive extensions; Project Reactor
AJAX [tool] | =Ajax; asynchronous JavaScript | < JavaScript
Bootstrap [tool] | Bootstrap?; Twitter Bootstrap; Bootstrap 4; Bootstrap 5; Bootstrap CSS; Foundation CSS | < CSS
Tailwind CSS [tool] | Tailwind?; TailwindCSS | < CSS
Material UI [tool] | MUI; =MUI; Material Design; Ant Design; Chakra UI; component libraries; component library | < Front-end development
Storybook [tool] | Storybook?; Storybook.js | < Front-end development
Responsive design | responsive web design; mobile-first; mobile first design; responsive websites; responsive layouts; cross-browser compatibility; cross browser; adaptive design | < Front-end development
Web accessibility | WCAG; WCAG 2.1; digital accessibility; accessible websites; =A11y; accessibility standards; WAI-ARIA; =ARIA; WCAG 2.2; accessible design
Web performance | page speed; Core Web Vitals; site speed optimisation; Lighthouse?; website performance; page load speed; image optimisation
Progressive web apps | PWA; =PWA; service workers; single page applications; =SPA?; SPAs; single page application; single-page apps | < Web development
WebSockets [tool] | WebSocket; Socket.IO; WebRTC; SignalR
Flash [tool] | Adobe Flash; Macromedia Flash; ActionScript; Flash?; ActionScript 3; Adobe Flex; Adobe Animate; Adobe AIR | ~ Animation
AWS Amplify [tool] | Amplify? | < AWS
Ext JS [tool] | ExtJS; Sencha; Dojo toolkit; DOJO; GWT; Google Web Toolkit; Prototype.js | < JavaScript

# heading: JVM
Spring [tool] | Spring Framework; Spring?; Spring MVC; Spring Cloud; Spring Security; Spring Data; Java/Spring; Spring WebFlux; Spring Batch; Spring Integration; Java Spring | < Java
Spring Boot [tool] | SpringBoot; Spring (Boot) | < Spring
Hibernate [tool] | Hibernate?; JPA; =JPA; Java Persistence API; Hibernate ORM; MyBatis; jOOQ; EclipseLink; TopLink | < Java; Object-relational mapping
Quarkus [tool] | Micronaut; Vert.x; Dropwizard; Helidon | < Java
Play Framework [tool] | Lagom | < Scala
Apache Struts [tool] | Struts; Struts 2 | < Java
JavaServer Pages [tool] | =JSP; JSPs; Java Servlets; servlets; JSF; JavaServer Faces; JSTL; Thymeleaf; PrimeFaces; Vaadin; Apache Wicket; EJB; =EJB; Enterprise JavaBeans; JAX-RS; JAX-WS; JMS; =JMS; Java Message Service; JDBC; Java Swing; JavaFX; JAXB; JMX; JNDI | < Java
JVM [tool] | =JVM; Java virtual machine; JVM tuning; JVM languages; JVM ecosystem
Maven [tool] | Apache Maven; Maven/Gradle | < Build tools | ~ Gradle
Gradle [tool] | < Build tools | ~ Maven
Apache Ant [tool] | =ANT?; Ant scripts | < Build tools
Apache Camel [tool] | Mule ESB; MuleSoft; Mulesoft Anypoint; =ESB; enterprise service bus; Apache ServiceMix; WSO2; Boomi; Dell Boomi; TIBCO; SnapLogic; webMethods; Software AG webMethods | < Systems integration

# heading: .NET
.NET [tool] | dot net; dotnet; .NET Core; .NET Framework; Microsoft .NET; .NET 6; .NET 8; .NET developer; .net core 3; NET Core; .NET Standard; =NET?; Net platform; .NET stack | < Programming
ASP.NET [tool] | ASP.NET Core; ASP.NET MVC; ASP .NET; classic ASP; =ASP; Web Forms; ASP.NET Web API; Razor?; Blazor; active server pages; ASP.NET MVC 3; MVC.NET | < .NET; Web development
Entity Framework [tool] | EF Core; Entity Framework Core; ADO.NET; LINQ; NHibernate; Dapper? | < .NET; Object-relational mapping
WPF [tool] | Windows Presentation Foundation; XAML; WinForms; Windows Forms; UWP; Silverlight; MFC; =WCF; Windows Communication Foundation; Win32 API; WinRT | < .NET; Desktop application development
Umbraco [tool] | Sitecore; Kentico; Episerver; Optimizely CMS; Sitefinity | < .NET; Content management systems
Visual Studio [tool] | Microsoft Visual Studio; MS Visual Studio | < Integrated development environments
Visual Studio Code [tool] | VS Code; VSCode | < Integrated development environments

# heading: Python, Ruby, PHP frameworks
Django [tool] | Django REST framework; DRF; Wagtail | < Python; Back-end development | ~ Flask
Flask [tool] | Flask?; Python Flask | < Python; Back-end development | ~ Django
FastAPI [tool] | Fast API; Pydantic; Starlette | < Python; Back-end development | ~ Flask
Celery [tool] | Celery?; RQ Python | < Python
SQLAlchemy [tool] | Alembic? | < Python; Object-relational mapping
pytest [tool] | PyUnit; unittest; Hypothesis library | < Python; Unit testing
Web scraping | Scrapy; Beautiful Soup; BeautifulSoup; data scraping; web crawling; web scrapers
Ruby on Rails [tool] | Rails?; RoR; =ROR; Rails developer; Ruby/Rails | < Ruby; Back-end development
Sinatra [tool] | Sinatra?; Sidekiq; RSpec; Capybara? | < Ruby
Laravel [tool] | Lumen? | < PHP; Back-end development | ~ Symfony
Symfony [tool] | Symfony2; Symfony 4; Symfony 5 | < PHP; Back-end development | ~ Laravel
CodeIgniter [tool] | CakePHP; Zend Framework; Zend; Yii; Slim framework; Phalcon; cake php | < PHP; Back-end development
PHPUnit [tool] | Composer?; PHPStan; Behat | < PHP

# heading: content and commerce platforms
Content management systems | CMS; =CMS; content management system; CMS platforms; website CMS; web content management; headless CMS; CMS systems
WordPress [tool] | Word Press; WordPress CMS; Elementor; WordPress development; Wordpress plugins | < Content management systems
Drupal [tool] | Drupal 7; Drupal 8; Drupal CMS; Drush | < Content management systems; PHP
Joomla [tool] | TYPO3; Concrete5; Craft CMS; Silverstripe | < Content management systems
Contentful [tool] | Strapi; Sanity.io; Prismic; Storyblok; Ghost CMS | < Content management systems
Adobe Experience Manager [tool] | =AEM; Adobe CQ5; Adobe CQ | < Content management systems
Magento [tool] | Adobe Commerce; Magento 2 | < E-commerce
Shopify [tool] | Shopify Plus; Shopify Liquid | < E-commerce
WooCommerce [tool] | PrestaShop; BigCommerce; OpenCart; OsCommerce | < E-commerce
Salesforce Commerce Cloud [tool] | Demandware; SAP Hybris; Hybris; SAP Commerce; commercetools | < E-commerce
Webflow [tool] | Wix; Squarespace; website builders; Weebly | < Web development

# heading: interfaces and architecture
APIs | API; =API; application programming interface; application programming interfaces; API development; API design; API integration; web APIs; web API; API integrations; third party APIs; Web-API services; HTTP APIs
REST APIs | REST; =REST; RESTful; RESTful APIs; RESTful web services; REST API; REST services; RESTful services; REST web services; OpenAPI; Swagger; OData; RESTful API; JSON APIs | < APIs
SOAP [tool] | =SOAP; SOAP web services; WSDL; SOAP/REST | < APIs
GraphQL [tool] | Apollo GraphQL; Apollo Client; Hasura; Relay Modern | < APIs
gRPC [tool] | protobuf; Protocol Buffers; Apache Thrift; Apache Avro | < APIs
Web services | webservices; =WS; web service | ~ APIs
Microservices | micro services; microservice architecture; micro-services; microservices architecture; micro service architecture; microservice | < Software architecture
Software architecture | application architecture; systems architecture; software architect; system architecture; architectural patterns; application architecture design; solution design; system design; architecture design; technical architecture; architectural design; application design; architecture and design; software architecture design
Solution architecture | solutions architecture; solution architect; solutions architect; technical solution design | < Software architecture | ~ Enterprise architecture
Enterprise architecture | TOGAF; =TOGAF; enterprise architect; ArchiMate; Zachman framework; business architecture; Sparx Enterprise Architect
Distributed systems | distributed computing; distributed architecture; distributed architectures; distributed caching; distributed system; distributed applications; scalable systems; large scale systems; highly available systems; distributed cache; scalable architecture
Event-driven architecture | event driven; event sourcing; CQRS; =CQRS; event-driven systems; event streaming; message-driven | < Software architecture
Service-oriented architecture | SOA; =SOA; service oriented architectures | < Software architecture
Serverless | serverless architecture; serverless computing; serverless framework; function as a service; FaaS; serverless applications | < Cloud computing
Domain-driven design [method] | DDD; =DDD; hexagonal architecture; clean architecture; onion architecture | < Software architecture
Object-oriented programming | OOP; =OOP; OOPS; object oriented; object-oriented design; object oriented development; OO design; OO programming; object orientated programming; object oriented principles; OOAD; OO concepts; object-oriented analysis; OOA/OOD; =OOD; OO principles | < Programming
Functional programming | functional languages; functional programming language; fp-ts; Ramda.js | < Programming
Design patterns | software design patterns; MVC; =MVC; model view controller; MVVM; SOLID principles; =SOLID; architectural design patterns; modern design patterns; design principles in software; dependency injection; GoF patterns; VIPER pattern; inversion of control
Data structures and algorithms | data structures; algorithms; algorithm design; data structures & algorithms; algorithms and data structures; algorithmic thinking; complexity analysis; algorithm development
Concurrency | multithreading; multi-threading; concurrent programming; asynchronous programming; multithreaded; thread safety; multi-threaded programming; async programming
Object-relational mapping | ORM; =ORM; ORMs; ORM frameworks
UML [tool] | =UML; unified modelling language; UML diagrams; sequence diagrams; class diagrams; Rational Rose; Enterprise Architect tool; BPMN/UML
Systems integration | integration?; system integration; integrations; application integration; enterprise integration; integration development; integration patterns; third party integration; software integration; data integration platforms; enterprise application integration; integration platforms; iPaaS; integration solutions
Message queues | messaging?; message broker; message brokers; messaging systems; message queueing; messaging middleware; middleware; queueing systems; messaging technologies; publish/subscribe; pub/sub; IBM MQ; WebSphere MQ; MQSeries; message-oriented middleware; enterprise messaging
RabbitMQ [tool] | Rabbit MQ; ActiveMQ; ZeroMQ; AMQP; NATS.io; Azure Service Bus | < Message queues | ~ Apache Kafka
MQTT [tool] | CoAP; VerneMQ; MQTT broker; Mosquitto MQTT | < Message queues; Internet of Things
Caching | Memcached; Varnish cache; Hazelcast; cache management; caching strategies; Ehcache; CDN caching
Search engines (software) | Apache Solr; Solr; Lucene; Apache Lucene; Algolia; OpenSearch; full-text search
Multi-tenancy | multi-tenant; multi tenant architecture; multi-tenant SaaS | < Software architecture
Software as a service | SaaS; =SaaS; SaaS products; SaaS platform; SaaS platforms; B2B SaaS; PaaS; =PaaS; IaaS; software-as-a-service
Scalability | scalable software; scalable applications; scaling systems; performance and scalability; scalable code; high availability; fault tolerance; resiliency
Performance optimisation | performance tuning; application performance; code optimisation; performance engineering; software performance; optimising performance; performance analysis; profiling code; performance improvement of code
Legacy systems | legacy code; legacy applications; legacy modernisation; legacy system migration; modernising legacy systems; mainframe modernisation
Technical debt | tech debt; refactoring; code refactoring; refactor
Open source | open source software; open-source projects; open source development; OSS; =OSS; open source contributions; open source technologies
Payment integration | payment gateways; payment gateway; Stripe API; PayPal integration; payment APIs; payment gateway integration; PCI payments; Braintree; Adyen; WorldPay integration; payment systems

# heading: testing
Software testing | testing?; software test; QA testing; testing software; application testing; software tester; system testing; software quality assurance; software quality; quality assurance testing; system test; software QA; QA engineer; test engineering; software testing methodologies; testing methodologies; =QA?; testing techniques; testing methods; QA processes; STLC; software testing life cycle; testing practices; black box testing; white box testing; =SIT; ISTQB; =ISTQB; ISTQB certified; ISEB; ISTQB foundation; end-to-end quality
Automated testing | test automation; automated tests; automation testing; test automation frameworks; automated test; QA automation; automation frameworks; automated test suites; automation framework; automated end to end testing; automated test frameworks; test frameworks; testing frameworks; testing tools; testing tools and frameworks; automation test; test automation framework | < Software testing
Manual testing | manual test; exploratory testing; manual QA; ad hoc testing; manual and automated testing | < Software testing
Unit testing | writing unit tests; unit testing frameworks; mocking; mocking frameworks; mocking techniques; unit and integration tests; unit and integration testing | < Automated testing
Integration testing | integration tests; end-to-end testing; E2E testing; E2E tests; end to end tests; system integration testing; contract testing; Pact testing; API testing; functional and integration testing | < Software testing
Functional testing | functional test; smoke testing; sanity testing; functional tests; acceptance tests; non-functional testing | < Software testing
Regression testing | regression tests; regression test; regression suites | < Software testing
Performance testing | load testing; stress testing; JMeter; Gatling?; LoadRunner; performance tests; load tests; k6.io; Locust?; BlazeMeter; NeoLoad; Apache JMeter | < Software testing
User acceptance testing | UAT; =UAT; acceptance testing; user acceptance tests; user testing and acceptance; user acceptance test | < Software testing
Test planning | test plans; test cases; test case design; test scripts; test strategy; test plan; test case; writing test cases; test management; test execution; test scenarios; test documentation; test design; test strategies; test coverage; test data; test analysis | < Software testing
Defect management | bug tracking; defect tracking; bug reporting; bug fixing; defect reporting; Bugzilla; bug tracking and resolution; fixing bugs; Mantis bug tracker; bug fixes; defects management
Test-driven development [method] | TDD; =TDD; test driven; test-first development; TDD/BDD | < Software development | ~ Behaviour-driven development
Behaviour-driven development [method] | BDD; =BDD; Gherkin; SpecFlow; Cucumber?; Serenity BDD; Cucumber/Gherkin; Cucumber JVM; specification by example | ~ Test-driven development
Selenium [tool] | Selenium WebDriver; WebDriver; Selenium IDE; Selenium Grid; WebdriverIO | < Automated testing | ~ Cypress; Playwright
Cypress [tool] | Cypress?; Cypress.io; TestCafe | < Automated testing | ~ Playwright
Playwright [tool] | Playwright?; Microsoft Playwright; Puppeteer | < Automated testing | ~ Cypress
Jest [tool] | Jest?; Mocha?; Jasmine?; Vitest; React Testing Library; Karma?; Chai?; Enzyme?; Testing Library; Sinon.js; QUnit; Mocha/Chai; Jasmine/Karma | < Unit testing; JavaScript
JUnit [tool] | Mockito; TestNG; EasyMock; PowerMock; JUnit 5; Spock framework; MockK; WireMock; AssertJ | < Unit testing; Java
NUnit [tool] | xUnit; MSTest; Moq; xUnit.net | < Unit testing; .NET
Appium [tool] | Espresso testing; XCTest; XCUITest; mobile testing; BrowserStack; Sauce Labs; Robolectric; Detox testing | < Automated testing
Postman [tool] | Postman?; SoapUI; SOAP UI; REST Assured; Insomnia REST; RestAssured; ReadyAPI; Postman API | < Automated testing; APIs
Robot Framework [tool] | Katalon; Tricentis Tosca; Ranorex; TestComplete; HP UFT; QTP; =QTP; =UFT; HP Quality Center; Quality Center; HP ALM; HPQC; TestRail; Micro Focus ALM; qTest; Zephyr for Jira; Xray for Jira; HP QC; Worksoft; Eggplant testing | < Software testing

# heading: mobile frameworks
Jetpack Compose [tool] | Android Jetpack; Retrofit?; Dagger?; Dagger 2; ButterKnife; Room database; Picasso library; Kotlin coroutines; Android Studio; Hilt DI; Android NDK | < Android development
Xcode [tool] | UIKit; Cocoa Touch; Cocoa?; Core Data; CocoaPods; Swift Package Manager; iOS app architecture; TestFlight; Combine framework; AppKit; Core Animation | < iOS development
App Store deployment | app store; Google Play; Play Store; app publishing; App Store Connect; Fastlane
Firebase [tool] | Google Firebase; Firestore; Firebase Realtime Database; Supabase; Crashlytics | < Mobile development
Unity [tool] | Unity?; Unity3D; Unity 3D; Unity engine; Unity platform | < Game development | ~ Unreal Engine
Unreal Engine [tool] | Unreal?; UE4; UE5; Unreal Engine 4; Unreal Engine 5; Unreal Blueprints; Godot; CryEngine; Cocos2d | < Game development | ~ Unity
Virtual reality | VR; =VR; augmented reality; AR/VR; mixed reality; ARKit; ARCore; Oculus; HoloLens; extended reality; =XR; VR/AR; Vuforia
OpenGL [tool] | DirectX; Vulkan API; Direct3D; Metal API | < Computer graphics
Qt [tool] | =Qt; PyQt; QML; GTK+; Qt framework; wxWidgets | < C++; Desktop application development
Bluetooth Low Energy | BLE; =BLE; Bluetooth; Zigbee; LoRaWAN; wireless protocols; low power wireless; NFC; =NFC; RFID; =RFID; Z-Wave; wireless communication protocols
Microcontrollers | microcontroller; STM32; Arduino; Raspberry Pi; ARM Cortex; PIC microcontrollers; ESP32; microprocessors; I2C; UART; SPI bus; CAN bus; Nordic nRF; microcontroller programming | < Embedded systems
Boost [tool] | C++ Boost; STL; =STL; standard template library; =Boost? | < C++
CMake [tool] | =GCC; Makefile; Makefiles; GNU Make; Bazel; =Make?; GNU toolchain; Clang; LLVM; Conan package manager; GDB | < Build tools

# heading: version control and delivery of code
Version control | source control; source code management; version control systems; SCM; =SCM?; revision control; code versioning; code repositories; source code control; version control software; source control management; versioning; configuration control
Git [tool] | Git version control; GitFlow; git flow; Git/GitHub; git/svn; Git branching; Gerrit | < Version control
GitHub [tool] | GitHub Enterprise; Github.com | < Git
GitLab [tool] | Git Lab | < Git
Bitbucket [tool] | Bit Bucket; Atlassian Bitbucket | < Git
Subversion [tool] | SVN; =SVN; Apache Subversion; TortoiseSVN; CVS; =CVS; Mercurial?; Perforce; ClearCase; =VSS; Rational ClearCase; Visual SourceSafe; PVCS; Perforce Helix | < Version control
Code review | code reviews; reviewing code; peer code review; pull requests; peer review of code; merge requests; review code
Pair programming [method] | mob programming; pairing sessions; pair programming sessions
Code quality | static analysis; SonarQube; Sonar?; linting; ESLint; code coverage; coding standards; code standards; Prettier.js; static code analysis; Checkstyle; clean coding; code standardisation; coding best practices; development best practices; software development best practices; Fortify SCA; quality code; best software development practices
Debugging | debug; troubleshooting code; debuggers; software debugging; debugging skills; root cause debugging
Build tools | build automation; build systems; build management; build pipelines; build and release; build engineering
Software development life cycle [method] | SDLC; =SDLC; software lifecycle; development lifecycle; software development lifecycle; application lifecycle management; software delivery lifecycle; systems development life cycle; software development cycle; full development lifecycle; software development process; product development lifecycle for software; software delivery; end-to-end development; application development lifecycle; software development processes; software product lifecycle
Release management | software releases; release engineering; release planning; release manager; release process; software deployment; deployment processes; releases management; release control; release automation; release cycles; application deployment
Integrated development environments [tool] | IDE; =IDE; IDEs; Eclipse?; Eclipse IDE; IntelliJ; IntelliJ IDEA; NetBeans; PyCharm; WebStorm; PhpStorm; JetBrains; Sublime Text; Notepad++; Vim?; Emacs; Atom editor; JBuilder; JDeveloper; Rider IDE; CLion
Technical documentation | software documentation; API documentation; technical specifications; documenting code; technical design documents; technical specification; developer documentation; design documentation; functional specifications; technical docs; system documentation; functional specification; design documents; design specifications; technical manuals | ~ Technical writing
Twelve-factor methodology [method] | 12 factor app; twelve-factor application; 12 factor methodology; 12-factor; cloud native design patterns
Microsoft Dynamics 365 development [tool] | X++; Dynamics AX; AL language; NAV development; Navision development; C/AL | < Microsoft Dynamics
SAP UI5 [tool] | SAPUI5; SAP Fiori; Fiori?; UI5; OpenUI5; SAP Cloud Platform; SAP BTP; SAP Leonardo; SAP Business Technology Platform | < SAP; Front-end development
ColdFusion [tool] | Adobe ColdFusion; Cold Fusion; CFML | < Web development
RPG [tool] | =RPG; RPGLE; AS/400; AS400; IBM iSeries; iSeries; IBM i; RPG ILE; IBM AS/400
Mainframe [tool] | z/OS; mainframes; CICS; JCL; =JCL; IBM mainframe; IMS DB; VSAM; REXX; OpenVMS; System z; mainframe systems; Natural/Adabas; DB2 z/OS
Robotic process automation [tool] | RPA; =RPA; UiPath; Blue Prism; Automation Anywhere; robotic automation; process bots
Compiler design | compilers; parser development; language design; programming language design
Numerical methods | numerical analysis; numerical mathematics; computational methods; numerical modelling; numerical simulation; finite difference methods; computational simulations; computational modelling; mathematical modelling; mathematical models; scientific programming
Simulation software | simulation modelling; modelling and simulation; AnyLogic; Simul8; discrete event simulation; computer simulation; Arena simulation
Reverse engineering | disassembly of software; Ghidra; IDA Pro; decompilation | ~ Malware analysis
FIX protocol | =FIX; FIX connectivity; trading systems; trading platforms; electronic trading; algorithmic trading; low latency; low latency systems; algo trading; high frequency trading; low-latency trading
Geospatial software [tool] | GIS; =GIS; geographic information systems; ArcGIS; QGIS; ESRI; PostGIS; Mapbox; MapInfo; OpenLayers; Leaflet.js; geospatial; Esri ArcGIS; GIS software; geospatial data; spatial analysis; geospatial analysis; ArcMap; remote sensing; GeoServer; GIS mapping; spatial data; geographical information systems
Feature flags | feature toggles; LaunchDarkly; trunk-based development; canary releases; blue-green deployment
`;
