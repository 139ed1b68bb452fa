/** Programming languages, frameworks, testing and how software is built. */
export const software = `
# heading: fields of work
Programming | computer programming; programming languages; modern programming languages; software coding; code development; coding skills; programming skills; write code; writing code; clean code; object-oriented language
Zig [tool] | =Zig; Zig?; Zig language; Zig programming | < Programming
Nim [tool] | Nim language | < Programming
Crystal language [tool] | < Programming
V language [tool] | Vlang | < Programming
Raku [tool] | Perl 6 | < Programming
Smalltalk [tool] | =Smalltalk; Smalltalk?; Pharo Smalltalk | < Programming
Eiffel [tool] | Eiffel programming language | < Programming
Forth [tool] | Forth?; Forth programming language | < Programming
APL [tool] | APL programming language; Dyalog APL | < Programming
PL/I [tool] | < Programming
Racket [tool] | Racket??; Racket language; DrScheme | < Programming
PureScript [tool] | < Programming; Functional programming
Scratch [tool] | Scratch?; Scratch programming; Scratch coding
LabVIEW G [tool] | < Programming
R Shiny [tool] | < R
RStudio [tool] | R Studio | < R
tidyverse [tool] | < R
ggplot2 [tool] | < R; Data visualisation
dplyr [tool] | < R
Bioconductor [tool] | < R
SwiftUI [tool] | < Swift
Akka [tool] | < Programming; Functional programming | ~ Scala
ZIO [tool] | < Scala
ClojureScript [tool] | < Programming; Functional programming | ~ Clojure
Phoenix framework [tool] | < Elixir; Back-end development
ReasonML [tool] | < Programming; Functional programming | ~ OCaml
AutoLISP [tool] | < Programming | ~ Lisp
Grails [tool] | < Groovy
GNU Octave [tool] | < Programming | ~ MATLAB
VB.NET [tool] | Visual Basic .NET | < Programming; .NET | ~ Visual Basic
QBasic [tool] | < Programming | ~ BASIC
Visualforce [tool] | < Programming; Salesforce | ~ Apex
Lightning Web Components [tool] | =LWC | < Programming; Salesforce | ~ Apex
Jakarta EE [tool] | < Java EE
Software development | software developer; developing software; software engineering; software engineer; application development; app development; software design and development; software design; development of software; software construction; develop software; application developer; agile software development; enterprise software; software product development | < Programming
Code generation | scaffolding of code; code generators | < Software development
AI-assisted coding | AI pair programming | < Software development
Claude Code [tool] | < AI-assisted coding | ~ Cursor editor
Codeium [tool] | < AI-assisted coding | ~ GitHub Copilot
Tabnine [tool] | < AI-assisted coding | ~ GitHub Copilot
Web development | web developer; website development; web application development; web applications; web apps; web app development; web programming; developing websites; web technologies; modern web technologies; modern web applications; responsive web apps; website building; build websites | < Software development
Wix [tool] | ~ Web development; Webflow
Squarespace [tool] | ~ Web development; Webflow
Weebly [tool] | ~ Web development; Webflow
Front-end development | front end; front-end developer; front end engineer; front-end technologies; client-side development; client-side; UI development; front end languages; frontend frameworks; frontend application; JavaScript frameworks; JS frameworks; UI frameworks | < Web development
htmx [tool] | < Front-end development
Astro [tool] | Astro.build | < Front-end development
Qwik [tool] | < Front-end development
Flexbox [tool] | flexbox | ~ CSS; Front-end development
styled-components [tool] | < Front-end development | ~ CSS
Vite [tool] | Vite? | < Front-end development | ~ Webpack
Rollup [tool] | Rollup?; Rollup.js | < Front-end development; Module bundlers | ~ Webpack
Parcel [tool] | Parcel??; Parcel.js | < Front-end development; Module bundlers | ~ Webpack
Babel [tool] | Babel?; Babel.js | < Front-end development | ~ Webpack
esbuild [tool] | < Front-end development | ~ Webpack
Gulp [tool] | Gulp?; Gulp.js | < Front-end development | ~ Webpack
Grunt [tool] | Grunt?; Grunt.js | < Front-end development | ~ Webpack
Ant Design [tool] | < Front-end development | ~ Material UI
Back-end development | back end?; backend systems; backend code; backend developer; backend engineer; backend technologies; backend APIs; backend frameworks; backend languages; backend web development; backend skills; backend experience; server-side development; server-side; server side programming; backend services; backend engineering | < Software development
Full-stack development | full stack; full-stack developer; full stack engineer; full stack web development | < Front-end development; Back-end development
Mobile development | mobile app development; mobile application development; mobile apps; mobile applications; mobile developer; mobile engineering | < Software development
Apache Cordova [tool] | Cordova | < Mobile development | ~ Ionic
PhoneGap [tool] | < Mobile development | ~ Ionic
Capacitor [tool] | Capacitor?; Capacitor.js | < Mobile development | ~ Ionic
.NET MAUI [tool] | < Mobile development; .NET | ~ Xamarin
Firestore [tool] | < NoSQL | ~ Firebase
Supabase [tool] | ~ Firebase; PostgreSQL
Crashlytics [tool] | < Mobile development | ~ Firebase
Android development | android developer; android app; android application; android SDK; android app development; android framework; native android | < Mobile development; Android | ~ iOS development
Android [tool] | android platform; android devices; android phones; android tablets | ~ iOS
Android Studio [tool] | < Android development | ~ Jetpack Compose
Retrofit [tool] | Retrofit?? | < Android development
Dagger [tool] | Dagger?; Dagger 2 | < Android development
Kotlin coroutines [tool] | < Kotlin; Concurrency
Android NDK [tool] | < Android development
iOS development | iOS app development; iOS developer; iOS apps; iOS SDK; iPhone development; iPad development; native iOS; iOS application; iPhone SDK | < Mobile development; iOS | ~ Android development
iOS [tool] | =iOS; iOS devices; iPadOS
UIKit [tool] | < iOS development | ~ Xcode
Core Data [tool] | =Core Data; Core Data?; =CoreData | < iOS development | ~ Xcode
Cocoa Touch [tool] | < iOS development | ~ Xcode
CocoaPods [tool] | < iOS development | ~ Xcode
Swift Package Manager [tool] | < iOS development | ~ Xcode
TestFlight [tool] | ~ App Store deployment; iOS development
AppKit [tool] | < Desktop application development | ~ Cocoa Touch; UIKit
Core Animation [tool] | < iOS development | ~ Xcode
Game development | games development; game programming; gameplay programming; game engine; game developer; video game development; gaming technology | < Software development
Phaser [tool] | Phaser.js | < Game development; JavaScript
GameMaker [tool] | GameMaker Studio | < Game development
Roblox Studio [tool] | Roblox development | < Game development
Godot [tool] | < Game development | ~ Unreal Engine
CryEngine [tool] | < Game development | ~ Unreal Engine
Cocos2d [tool] | < Game development | ~ Unreal Engine
Game design | level design; gameplay design; game mechanics; games design
Embedded systems | embedded software; embedded development; embedded programming; embedded engineer; embedded c++ | < Software development
Embedded Linux [tool] | embedded Linux | < Embedded systems
Embedded C [tool] | embedded C | < Embedded systems
Firmware development | firmware; firmware development; embedded firmware | < Embedded systems
Bare-metal programming | bare metal programming | < Embedded systems
Real-time operating systems | RTOS; real-time systems; real time operating system; real-time software | < Embedded systems
FreeRTOS [tool] | < Real-time operating systems
VxWorks [tool] | < Real-time operating systems
Zephyr RTOS [tool] | < Real-time operating systems
Internet of Things | IoT; =IoT; IIoT; connected devices; IoT devices | ~ Embedded systems
Zigbee [tool] | < Internet of Things | ~ Bluetooth Low Energy
LoRaWAN [tool] | < Internet of Things | ~ Bluetooth Low Energy
Z-Wave [tool] | < Internet of Things | ~ Zigbee
Desktop application development | desktop applications; desktop software; Windows applications; windows ui development | < Software development
Low-code development | low code; no-code; no code platforms; low-code platforms | ~ Software development
OutSystems [tool] | < Low-code development
Mendix [tool] | < Low-code development
Bubble.io [tool] | < Low-code development
Blockchain development | blockchain; blockchain technology; decentralised applications
Web3 [tool] | web3.js | < Blockchain development
Smart contracts | smart contracts | < Blockchain development; Software development
Ethereum [tool] | < Blockchain development
Hyperledger [tool] | < Blockchain development
Distributed ledger technology | distributed ledger; distributed ledger technology | < Blockchain development
Cardano [tool] | < Blockchain development
DeFi | ~ Blockchain development
Solidity [tool] | =Solidity | < Programming; Blockchain development
Computer science | computer sciences; computing science; CS fundamentals; computer engineering; informatics; software sciences; computer studies
Information technology | ICT; =ICT; information technologies; IT knowledge; information and communication technology
Computer graphics | graphics programming; 3D graphics; 3D programming; rendering engines; shaders
Shader programming | shader programming | < Computer graphics; Programming
HLSL [tool] | < Computer graphics; Programming
GLSL [tool] | < Computer graphics; Programming
DirectX [tool] | < Computer graphics; Programming | ~ OpenGL
Vulkan [tool] | Vulkan?; Vulkan API | < Computer graphics; Programming | ~ OpenGL
Direct3D [tool] | < Computer graphics; Programming | ~ OpenGL
Computer vision | image recognition; image analysis?
OpenCV [tool] | < Computer vision
Object detection | object detection | < Computer vision
Image processing | image processing | ~ Computer vision
Image segmentation | image segmentation | < Computer vision
Facial recognition | facial recognition | ~ Computer vision
Machine vision | machine vision; Machine vision systems | ~ Computer vision
High-performance computing | HPC; =HPC; parallel computing; parallel programming; supercomputing; scientific computing; high performance computing clusters
OpenMP [tool] | < High-performance computing
MPI [tool] | MPI programming | < High-performance computing | ~ OpenMP
Slurm [tool] | Slurm workload manager | < High-performance computing
OpenCL [tool] | < High-performance computing | ~ CUDA
GPU programming | < High-performance computing
CUDA [tool] | =CUDA; Nvidia CUDA | < High-performance computing
Robotics software | =ROS; robot operating system; ROS2
Localisation engineering | internationalisation; i18n; l10n; software localisation

# heading: programming languages
JavaScript [tool] | =JS; ECMAScript; ES6; ES6+; ES2015; ES5; vanilla JS; vanilla JavaScript; Java Script; JavaScript ES6; modern JavaScript; OOJS | < Programming | ~ TypeScript
Document Object Model [tool] | =DOM; DOM manipulation | < JavaScript; Front-end development
Alpine.js [tool] | AlpineJS | < JavaScript
SolidJS [tool] | Solid.js | < JavaScript
Preact [tool] | < JavaScript; Front-end development | ~ React
Lodash [tool] | < JavaScript
Underscore.js [tool] | ~ Lodash
Moment.js [tool] | < JavaScript
date-fns library [tool] | date-fns | ~ Moment.js
Pixi.js [tool] | PixiJS | < JavaScript
Vuex [tool] | < JavaScript; Front-end development | ~ Vue.js
Pinia [tool] | < JavaScript; Front-end development | ~ Vue.js
NgRx [tool] | < JavaScript; Front-end development | ~ Angular
SvelteKit [tool] | < JavaScript; Front-end development | ~ Svelte
AngularJS [tool] | Angular.js | < JavaScript; Front-end development | ~ Angular
Deno [tool] | < JavaScript; Back-end development | ~ Node.js
Bun [tool] | Bun?; Bun.js | < JavaScript; Back-end development | ~ Node.js
WebGL [tool] | < JavaScript; Computer graphics | ~ Three.js
Highcharts [tool] | < JavaScript; Data visualisation | ~ D3.js
Dojo [tool] | Dojo toolkit; DOJO | < JavaScript; Front-end development | ~ Ext JS
GWT [tool] | Google Web Toolkit | < Java | ~ Ext JS
Data visualisation libraries [tool] | data visualisation libraries | < Data visualisation | ~ D3.js
TypeScript [tool] | =TS?; Type Script | < JavaScript
tRPC [tool] | < TypeScript; APIs
Zod [tool] | =Zod | < TypeScript
Python [tool] | Python 3; Python 2; Python scripting; Python programming; Python developer; =PY? | < Programming
Tornado web server [tool] | Tornado Python | < Python
aiohttp [tool] | < Python
asyncio [tool] | Python asyncio | < Python; Asynchronous programming | ~ aiohttp
Poetry (Python) [tool] | Python Poetry | < Python
Pipenv [tool] | < Python | ~ Poetry (Python)
Virtualenv [tool] | < Python | ~ Poetry (Python)
Conda environments [tool] | ~ Poetry (Python); Anaconda
mypy [tool] | < Python
Tkinter [tool] | < Python
Kivy [tool] | < Python
Streamlit [tool] | < Python; Dashboards
Gradio [tool] | < Python
Wagtail [tool] | < Python; Back-end development | ~ Django
Pydantic [tool] | < Python; Back-end development | ~ FastAPI
Starlette [tool] | < Python; Back-end development | ~ FastAPI
Alembic [tool] | Alembic? | < Python; Object-relational mapping | ~ SQLAlchemy
Java [tool] | Java SE; J2SE; =JSE; Java 8; Java 11; Java 17; Java 21; core Java; Java programming; Java developer; Java/J2EE | < Programming | ~ Kotlin; C#
Log4j [tool] | < Java
SLF4J [tool] | < Java | ~ Log4j
Logback [tool] | < Java | ~ Log4j
Java RMI [tool] | RMI?; remote method invocation | < Java
Java applets [tool] | applets? | < Java
jBPM [tool] | < Java
Quartz Scheduler [tool] | < Java
Lombok [tool] | Project Lombok | < Java
Direct Web Remoting [tool] | =DWR | < Java
Java EE [tool] | J2EE; JEE | < Java | ~ Spring
JPA [tool] | Java Persistence API | < Java; Object-relational mapping | ~ Hibernate
MyBatis [tool] | < Java; Object-relational mapping | ~ Hibernate
jOOQ [tool] | < Java; Object-relational mapping | ~ Hibernate
EclipseLink [tool] | < Java; Object-relational mapping | ~ Hibernate
TopLink [tool] | < Java; Object-relational mapping | ~ Hibernate
Micronaut [tool] | < Java | ~ Quarkus
Vert.x [tool] | < Java | ~ Quarkus
Dropwizard [tool] | < Java | ~ Quarkus
Helidon [tool] | < Java | ~ Quarkus
Java Servlets [tool] | Servlets | < Java | ~ JavaServer Pages
JSTL [tool] | < Java | ~ JavaServer Pages
Thymeleaf [tool] | < Java | ~ JavaServer Pages
PrimeFaces [tool] | < Java | ~ JavaServer Pages
Vaadin [tool] | < Java | ~ JavaServer Pages
Apache Wicket [tool] | < Java | ~ JavaServer Pages
Enterprise JavaBeans [tool] | EJB; =EJB | < Java EE
JAX-RS [tool] | < Java; REST APIs
JAX-WS [tool] | < Java | ~ SOAP
Java Message Service [tool] | JMS; =JMS | < Java | ~ Message queues
JDBC [tool] | < Java
Java Swing [tool] | < Java; Desktop application development | ~ JavaFX
JavaFX [tool] | < Java; Desktop application development
JAXB [tool] | < Java | ~ XML
JMX [tool] | < Java
JNDI [tool] | < Java
Go [tool] | Golang; Go?; go programming; go developer | < Programming
Gin framework [tool] | Gin Gonic; Go Gin | < Go
Echo (Go) [tool] | Go Echo; Echo framework; Echo Go framework | < Go | ~ Gin framework
C [tool] | C language; C programming; C?; ANSI C; C programming language; C99 | < Programming | ~ C++
C++ [tool] | =CPP; C plus plus; C++11; C++14; C++17; C++20; modern C++; visual C++; VC++; =STL?; standard template library | < Programming | ~ C
PyQt [tool] | < Python; Desktop application development | ~ Qt
QML [tool] | < Desktop application development | ~ Qt
GTK [tool] | GTK+ | < Desktop application development | ~ Qt
wxWidgets [tool] | < C++; Desktop application development | ~ Qt
C# [tool] | C sharp; C#.NET | < Programming; .NET | ~ Java
F# [tool] | F sharp | < Programming; Functional programming
R [tool] | R?; R programming; R language; ggplot; R statistical software; R Markdown | < Programming; Statistical software
Ruby [tool] | Ruby?; Ruby programming; ruby developer | < Programming
Hanami [tool] | < Ruby
Sidekiq [tool] | < Ruby
RSpec [tool] | < Ruby; Automated testing
Capybara [tool] | Capybara? | < Ruby; Automated testing | ~ RSpec
Rust [tool] | Rust?; Rust programming; Rustlang; rust developer | < Programming
Actix [tool] | Actix Web | < Rust
Axum Rust [tool] | < Rust | ~ Actix
Tokio Rust [tool] | < Rust | ~ Actix
PHP [tool] | PHP 7; PHP 8; PHP5; PHP developer; PHP programming; object oriented PHP | < Programming; Web development
Twig [tool] | Twig??; Twig templates | < PHP
Doctrine [tool] | Doctrine?; Doctrine ORM | < PHP; Object-relational mapping
Lumen [tool] | Lumen? | < PHP; Back-end development | ~ Laravel
CakePHP [tool] | cake php | < PHP; Back-end development | ~ CodeIgniter
Zend Framework [tool] | Zend | < PHP; Back-end development | ~ CodeIgniter
Yii [tool] | < PHP; Back-end development | ~ CodeIgniter
Slim [tool] | Slim?; Slim framework | < PHP; Back-end development | ~ CodeIgniter
Phalcon [tool] | < PHP; Back-end development | ~ CodeIgniter
PHPStan [tool] | < PHP; Static code analysis
Behat [tool] | < PHP; Behaviour-driven development
Swift [tool] | Swift?; Swift programming; Swift 5 | < Programming; iOS development
Objective-C [tool] | ObjC | < Programming; iOS development
Kotlin [tool] | < Programming | ~ Java
Kotlin Ktor [tool] | Ktor | < Kotlin
Kotlin Multiplatform [tool] | < Kotlin
Scala [tool] | Scala programming; Scalaz | < Programming; Functional programming
Lagom [tool] | ~ Play Framework; Akka; Scala; Java
Perl [tool] | Perl scripting | < Programming
Haskell [tool] | < Programming; Functional programming
Clojure [tool] | < Programming; Functional programming
Elixir [tool] | Elixir?; Elixir/Phoenix | < Programming; Functional programming
Erlang [tool] | Erlang/OTP | < Programming; Functional programming
Elm [tool] | Elm? | < Programming; Functional programming
OCaml [tool] | < Programming; Functional programming
Lisp [tool] | =LISP; =Lisp; Lisp? | < Programming
Common Lisp [tool] | < Lisp
Emacs Lisp [tool] | < Lisp
Scheme [tool] | Scheme??; Scheme programming language | < Programming
Prolog [tool] | < Programming
Lua [tool] | < Programming
Groovy [tool] | Groovy?; Apache Groovy | < Programming
Dart [tool] | Dart? | < Programming
Julia [tool] | Julia?; Julia programming language | < Programming
MATLAB [tool] | MathWorks MATLAB | < Programming
Simulink [tool] | ~ MATLAB
Stateflow [tool] | ~ Simulink
Mathematica [tool] | Wolfram Mathematica | ~ MATLAB
Fortran [tool] | Fortran 90; Fortran 77 | < Programming
COBOL [tool] | COBOL programming | < Programming
Pascal [tool] | Pascal?; Turbo Pascal | < Programming
Object Pascal [tool] | < Pascal
Delphi [tool] | Delphi?; Embarcadero Delphi; Borland Delphi | < Programming
Ada [tool] | Ada? | < Programming
Assembly language [tool] | assembly??; assembler??; assembly code; assembler language; assembly programming; x86 assembly; ARM assembly; MIPS assembly | < Programming
Visual Basic [tool] | VB; =VB; VB6; Visual Basic 6; =VB6; Visual Basic programming | < Programming
VBA [tool] | Visual Basic for Applications; Excel VBA; VBA macros; VBA programming; macro programming | < Programming | ~ Visual Basic; Microsoft Excel
VBScript [tool] | =VBS?; Visual Basic Script | < Scripting
BASIC [tool] | =BASIC?; =BASIC programming | < Programming
ABAP [tool] | SAP ABAP; ABAP OO; ABAP objects; OOPS-ABAP | < Programming; SAP
SAP BAPI [tool] | =BAPI; =BAPIs; SAP BDC; ALV reports | < ABAP
SAP Smart Forms [tool] | SmartForms | < ABAP
SAPscript [tool] | ~ SAP Smart Forms; ABAP
Apex [tool] | =Apex?; Salesforce Apex; Apex classes | < Programming; Salesforce
Scripting | scripting languages; shell scripts; scripting skills; write scripts; script writing languages | < Programming
AWK [tool] | =awk; sed and awk; gawk | < Scripting
AppleScript [tool] | < Scripting
AutoHotkey [tool] | < Scripting
Batch files [tool] | batch scripting; Windows batch files; DOS batch | < Scripting
Bash [tool] | Bash scripting; shell scripting; Unix shell; Linux shell; Unix scripting; Unix shell scripting; =ZSH; KornShell; shell?; bash/shell | < Command line; Scripting
PowerShell [tool] | Windows PowerShell; PowerShell scripting | < Scripting
Tcl [tool] | =TCL; Tcl/Tk | < Scripting
SQL [tool] | structured query language; SQL queries; writing SQL; ANSI SQL; SQL programming; SQL scripting; SQL coding; advanced SQL
PL/SQL [tool] | PLSQL; Oracle PL/SQL | < SQL; Oracle Database
T-SQL [tool] | TSQL; Transact-SQL | < SQL | ~ Microsoft SQL Server
HTML [tool] | HTML5; XHTML; DHTML; hypertext markup language; semantic HTML; HTML4 | ~ Front-end development; Web development
CSS [tool] | CSS3; cascading style sheets; CSS preprocessors; CSS-in-JS | ~ Front-end development; Web development
CSS Grid [tool] | < CSS
CSS modules [tool] | < CSS; Front-end development
Less [tool] | Less?; Less CSS; =LESS | < CSS; Front-end development | ~ Sass
Foundation CSS [tool] | < CSS; Front-end development | ~ Bootstrap
Sass [tool] | =SASS; SCSS; modular SCSS; SASS/SCSS | < CSS; Front-end development
XML [tool] | extensible markup language; =SAX?
XSLT [tool] | XSL | ~ XML
XSD [tool] | XML Schema | ~ XML
XPath [tool] | ~ XML
XQuery [tool] | ~ XML
DTD [tool] | ~ XML
JSON [tool] | JavaScript Object Notation; JSON Schema
YAML [tool] | YML
Markdown [tool] | Markdown?; MDX
LaTeX [tool] | =LaTeX; =TeX
Regular expressions | regex; regexp
Verilog [tool] | SystemVerilog; Verilog HDL | < Hardware description languages | ~ VHDL
VHDL [tool] | < Hardware description languages | ~ Verilog
Hardware description languages | =HDL?; hardware description language
FPGA development | FPGA; =FPGA; field programmable gate array; FPGA design
Xilinx [tool] | < FPGA development
Altera [tool] | < FPGA development
Vivado [tool] | < FPGA development
Quartus Prime [tool] | < FPGA development

# heading: JavaScript world
React [tool] | React.js; ReactJS; React?; React developer; React Redux | < JavaScript; Front-end development | ~ Vue.js; Angular
TanStack Query [tool] | React Query | < React
Redux-Saga testing [tool] | < React
React hooks [tool] | < React
MobX [tool] | < React | ~ Redux
Zustand [tool] | < React | ~ Redux
React Router [tool] | < React | ~ Remix
React Native [tool] | ReactNative | < React; Mobile development | ~ Flutter
Expo [tool] | Expo??; Expo React Native; Expo SDK | < React Native
Redux [tool] | Redux Thunk | < React
Redux Saga [tool] | < Redux
Redux Toolkit [tool] | < Redux
Next.js [tool] | NextJS; Next JS | < React
Remix [tool] | =Remix?; Remix.run | < React
Gatsby [tool] | Gatsby?; Gatsby.js; GatsbyJS | < React
Vue.js [tool] | Vue; VueJS; Vue 3; Vue 2; Vue developer; composition API | < JavaScript; Front-end development | ~ React; Angular
Nuxt.js [tool] | Nuxt; NuxtJS | < Vue.js
Angular [tool] | =ANGULAR; =Angular; angular?; Angular 2; Angular 2+; Google Angular; Angular 8; Angular 12; Angular developer | < JavaScript; Front-end development | ~ React; Vue.js
Angular Material [tool] | < Angular
Svelte [tool] | =SVELTE; =Svelte; svelte? | < JavaScript; Front-end development | ~ React; Vue.js
Ember.js [tool] | EmberJS; Ember? | < JavaScript; Front-end development
Backbone.js [tool] | BackboneJS; Backbone? | < JavaScript; Front-end development
Knockout.js [tool] | Knockout?; KnockoutJS | < JavaScript; Front-end development | ~ Backbone.js
Meteor [tool] | Meteor?; Meteor.js; MeteorJS | < JavaScript
jQuery [tool] | < JavaScript; Front-end development
jQuery UI [tool] | < jQuery
jQuery Mobile [tool] | < jQuery
Node.js [tool] | NodeJS; Node JS; Node?; Node developer | < JavaScript; Back-end development
Fastify [tool] | < Node.js | ~ Express.js
Express.js [tool] | ExpressJS; Express?; Express framework | < Node.js
Koa.js [tool] | < Node.js | ~ Express.js
Hapi.js [tool] | < Node.js | ~ Express.js
NestJS [tool] | Nest.js | < Node.js
Web components | custom elements; shadow DOM | < Front-end development
LitElement [tool] | Lit element | < Web components
Polymer.js [tool] | < Web components
Stencil.js [tool] | < Web components
Three.js [tool] | ThreeJS | < JavaScript; Computer graphics
Babylon.js [tool] | < JavaScript; Computer graphics | ~ Three.js
D3.js [tool] | =D3?; d3?; D3JS | < JavaScript; Data visualisation
Chart.js [tool] | < JavaScript; Data visualisation | ~ D3.js
Electron [tool] | =Electron?; Electron.js; ElectronJS | < JavaScript; Desktop application development
Ionic [tool] | Ionic?; Ionic framework | < Mobile development
Flutter [tool] | Flutter?; Flutter developer; Flutter apps; Flutter SDK | < Mobile development; Dart | ~ React Native
Xamarin [tool] | < Mobile development; .NET
Xamarin.Forms [tool] | < Xamarin
Webpack [tool] | < Front-end development; Module bundlers
Snowpack [tool] | =Snowpack; Snowpack? | < Build tools | ~ Webpack; Vite
Module bundlers | module bundler; bundlers
npm [tool] | =NPM; package managers; package management; node package manager
Yarn [tool] | Yarn? | ~ npm
pnpm [tool] | ~ npm
RxJS [tool] | < Reactive programming; JavaScript
Reactive programming | ReactiveX; reactive extensions; functional reactive programming; reactive streams
RxJava [tool] | Rx-Java | < Reactive programming | ~ RxJS
Project Reactor [tool] | < Reactive programming | ~ RxJS
AJAX [tool] | =Ajax; asynchronous JavaScript | < JavaScript; Front-end development
Bootstrap [tool] | Bootstrap?; Twitter Bootstrap; Bootstrap 4; Bootstrap 5; Bootstrap CSS | < CSS; Front-end development
Tailwind CSS [tool] | Tailwind?; TailwindCSS | < CSS; Front-end development
Material UI [tool] | MUI; =MUI | < Front-end development
Chakra UI [tool] | < Front-end development | ~ Material UI
Material Design [tool] | =Material Design; Material Design? | ~ Material UI
Storybook [tool] | Storybook?; Storybook.js | < Front-end development
Responsive design | responsive web design; mobile-first; mobile first design; responsive websites; responsive layouts; cross-browser compatibility; cross browser; adaptive design | ~ Front-end development; Web design
Web accessibility | WCAG; WCAG 2.1; digital accessibility; accessible websites; =A11y; accessibility standards; =ARIA; WCAG 2.2; accessible design
WAI-ARIA [tool] | < Web accessibility
Web performance | page speed; site speed optimisation; website performance; page load speed; image optimisation
Core Web Vitals [tool] | < Web performance
Lighthouse [tool] | Lighthouse? | < Web performance
Progressive web apps | PWA; =PWA | < Web development
Single-page applications | single page applications; =SPA?; SPAs; single-page apps; single page apps; single page application; single-page application | < Web development | ~ Front-end development; Progressive web apps
Service workers [tool] | Service workers? | < Progressive web apps
WebSockets [tool] | WebSocket
Socket.IO [tool] | ~ WebSockets
WebRTC [tool] | ~ WebSockets
SignalR [tool] | ~ WebSockets
Flash [tool] | Adobe Flash; Macromedia Flash; Flash? | ~ Animation
ActionScript [tool] | ActionScript 3 | ~ Flash
Adobe Flex [tool] | ~ Flash
Adobe Animate [tool] | ~ Flash
Adobe AIR [tool] | ~ Flash
AWS Amplify [tool] | Amplify? | < AWS
Ext JS [tool] | ExtJS; Sencha | < JavaScript; Front-end development
Prototype.js [tool] | < JavaScript; Front-end development | ~ jQuery

# heading: JVM
Spring [tool] | Spring Framework; Spring? | < Java
Spring MVC [tool] | < Spring
Spring Cloud [tool] | < Spring
Spring Security [tool] | < Spring
Spring Data [tool] | < Spring
Spring WebFlux [tool] | < Spring
Spring Batch [tool] | < Spring
Spring Integration [tool] | < Spring
Spring Boot [tool] | SpringBoot | < Spring
Hibernate [tool] | Hibernate?; Hibernate ORM | < Java; Object-relational mapping
Quarkus [tool] | < Java
Play Framework [tool] | < Programming | ~ Scala; Java
Apache Struts [tool] | =Struts?; Struts 2 | < Java
JavaServer Pages [tool] | =JSP; JSPs | < Java
JavaServer Faces [tool] | JSF | < Java | ~ JavaServer Pages
JVM [tool] | =JVM; Java virtual machine; JVM tuning; JVM languages; JVM ecosystem
Maven [tool] | =MAVEN; =Maven; maven?; Apache Maven | < Build tools | ~ Gradle
Gradle [tool] | < Build tools | ~ Maven
Apache Ant [tool] | =ANT?; Ant scripts | < Build tools
Apache Camel [tool] | < Systems integration
Apache ServiceMix [tool] | < Systems integration | ~ Apache Camel

# heading: .NET
.NET [tool] | dot net; Microsoft .NET; .NET 6; .NET 8; .NET developer; NET Core; .NET Standard; =NET?; Net platform; .NET stack | < Programming
.NET Core [tool] | .net core 3 | < .NET
.NET Framework [tool] | < .NET
Razor [tool] | Razor? | < .NET; Web development | ~ ASP.NET
Blazor [tool] | < .NET; Web development | ~ ASP.NET
ADO.NET [tool] | < .NET | ~ Entity Framework
LINQ [tool] | < .NET | ~ Entity Framework
NHibernate [tool] | < .NET; Object-relational mapping | ~ Entity Framework
Dapper [tool] | Dapper? | < .NET; Object-relational mapping | ~ Entity Framework
XAML [tool] | < .NET; Desktop application development | ~ WPF
Windows Forms [tool] | WinForms | < .NET; Desktop application development | ~ WPF
UWP [tool] | < .NET; Desktop application development | ~ WPF
Silverlight [tool] | < .NET | ~ WPF
MFC [tool] | < C++; Desktop application development
Windows Communication Foundation [tool] | =WCF | < .NET | ~ Web services
Win32 API [tool] | < Desktop application development | ~ MFC
Sitecore [tool] | < Content management systems | ~ Umbraco; .NET
Kentico [tool] | < Content management systems | ~ Umbraco; .NET
Episerver [tool] | Optimizely CMS | < Content management systems | ~ Umbraco; .NET
Sitefinity [tool] | < Content management systems | ~ Umbraco; .NET
ASP.NET [tool] | ASP .NET; =ASP; ASP.NET Web API; MVC.NET | < .NET; Web development
Web Forms [tool] | =Web Forms; ASP.NET Web Forms | < ASP.NET
ASP.NET Core [tool] | < ASP.NET
ASP.NET MVC [tool] | ASP.NET MVC 3 | < ASP.NET
Classic ASP [tool] | classic ASP; active server pages | < Web development | ~ ASP.NET
Entity Framework [tool] | EF Core; Entity Framework Core | < .NET; Object-relational mapping
WPF [tool] | Windows Presentation Foundation | < .NET; Desktop application development
WinRT [tool] | ~ WPF; UWP
Umbraco [tool] | < Content management systems | ~ .NET
Visual Studio [tool] | Microsoft Visual Studio; MS Visual Studio | < Integrated development environments
Visual Studio Code [tool] | VS Code | < Integrated development environments

# heading: Python, Ruby, PHP frameworks
Django [tool] | < Python; Back-end development | ~ Flask
Django REST framework [tool] | DRF | < Django; REST APIs
Flask [tool] | Flask?; Python Flask | < Python; Back-end development | ~ Django
Flask-SQLAlchemy [tool] | < Flask
FastAPI [tool] | Fast API | < Python; Back-end development; REST APIs | ~ Flask
Celery [tool] | Celery? | < Python
RQ [tool] | RQ Python | < Python; Message queues | ~ Celery
SQLAlchemy [tool] | < Python; Object-relational mapping
pytest [tool] | < Python; Unit testing
Unittest [tool] | PyUnit; Python unittest | < Unit testing; Python | ~ pytest
Hypothesis library [tool] | < Property-based testing; Python | ~ pytest
Web scraping | data scraping; web crawling; web scrapers
Scrapy [tool] | < Web scraping; Python
Beautiful Soup [tool] | BeautifulSoup | < Web scraping; Python
Ruby on Rails [tool] | Rails?; RoR; =ROR; Rails developer | < Ruby; Back-end development
Devise [tool] | Devise?; Devise gem | < Ruby on Rails
Hotwire [tool] | =Hotwire; Hotwire?; Hotwire Rails; Turbo Rails; Stimulus.js | < Ruby on Rails
Sinatra [tool] | Sinatra? | < Ruby
Laravel [tool] | < PHP; Back-end development | ~ Symfony
Livewire [tool] | =Livewire; Livewire?; Laravel Livewire | < Laravel
Inertia.js [tool] | < JavaScript | ~ Laravel
Symfony [tool] | Symfony2; Symfony 4; Symfony 5 | < PHP; Back-end development | ~ Laravel
CodeIgniter [tool] | < PHP; Back-end development
PHPUnit [tool] | < PHP

# heading: content and commerce platforms
Content management systems | CMS; =CMS; content management system; CMS platforms; website CMS; web content management; headless CMS; CMS systems
Elementor [tool] | < Content management systems | ~ WordPress
Drush [tool] | < Content management systems; PHP | ~ Drupal
TYPO3 [tool] | < Content management systems | ~ Joomla
Concrete5 [tool] | < Content management systems | ~ Joomla
Craft CMS [tool] | < Content management systems | ~ Joomla
Silverstripe [tool] | < Content management systems | ~ Joomla
Strapi [tool] | < Content management systems | ~ Contentful
Sanity [tool] | Sanity?; Sanity.io | < Content management systems | ~ Contentful
Prismic [tool] | < Content management systems | ~ Contentful
Storyblok [tool] | < Content management systems | ~ Contentful
Ghost CMS [tool] | < Content management systems | ~ Contentful
WordPress [tool] | Word Press; WordPress CMS; WordPress development; Wordpress plugins | < Content management systems
Drupal [tool] | Drupal 7; Drupal 8; Drupal CMS | < Content management systems | ~ PHP
Joomla [tool] | < Content management systems
Contentful [tool] | < Content management systems
Adobe Experience Manager [tool] | =AEM; Adobe CQ5; Adobe CQ | < Content management systems
Magento [tool] | Adobe Commerce; Magento 2 | < E-commerce
Shopify [tool] | Shopify Plus; Shopify Liquid | < E-commerce
WooCommerce [tool] | < E-commerce
PrestaShop [tool] | < E-commerce | ~ WooCommerce
BigCommerce [tool] | < E-commerce | ~ WooCommerce
OpenCart [tool] | < E-commerce | ~ WooCommerce
osCommerce [tool] | OsCommerce | < E-commerce | ~ WooCommerce
Salesforce Commerce Cloud [tool] | Demandware | < E-commerce
SAP Hybris [tool] | Hybris; SAP Commerce | < E-commerce | ~ Salesforce Commerce Cloud
commercetools [tool] | < E-commerce | ~ Salesforce Commerce Cloud
Webflow [tool] | website builders | ~ Web development

# heading: interfaces and architecture
APIs | API; =API; application programming interface; API development; API design; API integration; web APIs; third party APIs; Web-API services; HTTP APIs
OpenAPI documentation [tool] | Swagger UI | < APIs
API gateways [tool] | API gateway; API management platforms | < APIs
Kong Gateway [tool] | < API gateways
Apigee [tool] | Google Apigee | < API gateways
Tyk gateway [tool] | < API gateways
Webhooks | webhook | < APIs
Geocoding | ~ Geospatial software
Google Maps API [tool] | mapping APIs | < APIs | ~ Geocoding; Mapbox
WSDL [tool] | < APIs | ~ SOAP
Hasura [tool] | < GraphQL
Protocol Buffers [tool] | protobuf | ~ gRPC
Apache Thrift [tool] | < APIs | ~ gRPC
Apache Avro [tool] | ~ Protocol Buffers; Apache Kafka
REST APIs | =REST; RESTful; RESTful APIs; RESTful web services; REST API; REST services; RESTful services; REST web services; JSON APIs | < APIs
OpenAPI [tool] | < REST APIs
Swagger [tool] | =SWAGGER; =Swagger; swagger? | < REST APIs
OData [tool] | < REST APIs
SOAP [tool] | =SOAP?; SOAP web services | < APIs
GraphQL [tool] | < APIs
Relay Modern [tool] | < React | ~ GraphQL
Apollo GraphQL [tool] | Apollo Client | < GraphQL
gRPC [tool] | < APIs
Web services | webservices; =WS? | ~ APIs
Microservices | micro services; microservice architecture | ~ Software architecture
Software architecture | application architecture; systems architecture; software architect; architectural patterns; application architecture design; solution design; system design; architecture design; technical architecture; architectural design; application design; architecture and design; software architecture design
Solution architecture | solutions architecture; solution architect; technical solution design | < Software architecture | ~ Enterprise architecture
Enterprise architecture | enterprise architect; business architecture
ArchiMate [tool] | < Enterprise architecture
Zachman framework [method] | < Enterprise architecture
Sparx Enterprise Architect [tool] | Enterprise Architect tool | < UML | ~ Enterprise architecture
TOGAF [method] | < Enterprise architecture
Distributed systems | distributed computing; distributed architecture; distributed caching; distributed system; distributed applications; scalable systems; large scale systems; highly available systems; distributed cache; scalable architecture
Edge computing | ~ Distributed systems
Peer-to-peer networks | peer to peer networking | < Distributed systems
Eventual consistency | < Distributed systems
Consensus algorithms | Raft consensus | ~ Distributed systems; Eventual consistency
Event-driven architecture | event driven; event-driven systems; event streaming; message-driven | ~ Software architecture
Event sourcing [method] | event sourcing | < Event-driven architecture
CQRS [method] | < Software architecture | ~ Event-driven architecture; Event sourcing
Service-oriented architecture | SOA; =SOA; service oriented architectures | ~ Software architecture; Microservices
Serverless | serverless architecture; serverless computing; serverless framework; function as a service; FaaS; serverless applications | < Cloud computing
Domain-driven design [method] | DDD; =DDD | < Software architecture
Clean architecture [method] | onion architecture | < Software architecture | ~ Domain-driven design; Hexagonal architecture
Hexagonal architecture [method] | hexagonal architecture | < Software architecture | ~ Domain-driven design
Object-oriented programming | OOP; =OOP; object oriented; object-oriented design; object oriented development; OO design; OO programming; object orientated programming; object oriented principles; OOAD; OO concepts; object-oriented analysis; OOA/OOD; =OOD; OO principles | < Programming
Functional programming | functional languages; functional programming language; fp-ts; Ramda.js | < Programming
Design patterns | software design patterns; MVC; =MVC; model view controller; architectural design patterns; modern design patterns; design principles in software; GoF patterns; VIPER pattern; inversion of control
MVVM [method] | < Design patterns
SOLID principles [method] | =SOLID | ~ Design patterns; Object-oriented programming
Dependency injection | dependency injection | < Design patterns
Data structures and algorithms | data structures; algorithms; algorithm design; data structures & algorithms; algorithms and data structures; algorithmic thinking; complexity analysis; algorithm development
Concurrency | Concurrency?; concurrent programming; multithreaded; thread safety; multi-threaded programming; async programming
Multithreading | multithreading | < Concurrency
Asynchronous programming | asynchronous programming | < Concurrency
Object-relational mapping | ORM; =ORM; ORM frameworks
Prisma [tool] | Prisma ORM | < Object-relational mapping; Node.js
TypeORM [tool] | < Object-relational mapping; TypeScript
Sequelize [tool] | < Object-relational mapping; Node.js
Drizzle ORM [tool] | < Object-relational mapping; TypeScript
UML [tool] | =UML; unified modelling language; UML diagrams; sequence diagrams; class diagrams
Rational Rose [tool] | ~ UML
Systems integration | integration?; system integration; application integration; enterprise integration; integration development; integration patterns; third party integration; software integration; data integration platforms; enterprise application integration; integration platforms; iPaaS; integration solutions
MuleSoft [tool] | Mulesoft Anypoint; Mule ESB | < Systems integration | ~ Apache Camel
Enterprise service bus | =ESB; enterprise service bus | < Systems integration | ~ Apache Camel
WSO2 [tool] | < Systems integration | ~ Apache Camel
Boomi [tool] | Dell Boomi | < Systems integration | ~ Apache Camel
TIBCO [tool] | < Systems integration | ~ Apache Camel
SnapLogic [tool] | < Systems integration | ~ Apache Camel
webMethods [tool] | Software AG webMethods | < Systems integration | ~ Apache Camel
Message queues | messaging?; message broker; messaging systems; message queueing; messaging middleware; middleware; queueing systems; messaging technologies; publish/subscribe; pub/sub; message-oriented middleware; enterprise messaging
IBM MQ [tool] | WebSphere MQ; MQSeries | < Message queues
ActiveMQ [tool] | < Message queues | ~ RabbitMQ
ZeroMQ [tool] | < Message queues | ~ RabbitMQ
AMQP [tool] | < Message queues | ~ RabbitMQ
NATS [tool] | NATS.io | < Message queues | ~ RabbitMQ
Azure Service Bus [tool] | < Message queues | ~ RabbitMQ
RabbitMQ [tool] | Rabbit MQ | < Message queues | ~ Apache Kafka
MQTT [tool] | VerneMQ; MQTT broker; Mosquitto MQTT | < Message queues; Internet of Things
CoAP [tool] | < Internet of Things | ~ MQTT
Caching | Caching?; cache management; caching strategies; CDN caching
Memcached [tool] | < Caching
Varnish [tool] | Varnish?; Varnish cache | < Caching
Hazelcast [tool] | < Caching
Ehcache [tool] | < Caching
Search engines (software) | full-text search
Apache Solr [tool] | Solr | < Search engines (software)
Apache Lucene [tool] | Lucene | < Search engines (software)
Algolia [tool] | < Search engines (software)
OpenSearch [tool] | Amazon OpenSearch | < Search engines (software)
Multi-tenancy | multi-tenant; multi tenant architecture; multi-tenant SaaS | ~ Software architecture
Software as a service | SaaS; =SaaS; SaaS products; SaaS platform; B2B SaaS; software-as-a-service
Scalability | Scalability?; scalable software; scalable applications; performance and scalability; scalable code; resiliency
High availability | high availability | ~ Scalability
Fault tolerance | fault tolerance | ~ High availability
Performance optimisation | performance tuning; application performance; code optimisation; performance engineering; software performance; optimising performance; performance analysis; profiling code; performance improvement of code
Legacy systems | legacy code; legacy applications; legacy modernisation; legacy system migration; modernising legacy systems; mainframe modernisation
Strangler pattern [method] | ~ Legacy systems; Microservices
Technical debt | tech debt
Refactoring | refactoring; code refactoring; refactor | ~ Technical debt
Open source | open source software; open-source projects; open source development; OSS; =OSS; open source contributions; open source technologies
Payment integration | payment gateways; Stripe API; PayPal integration; payment APIs; payment gateway integration; PCI payments; WorldPay integration
Stripe [tool] | =Stripe?; Stripe payments; Stripe Connect | < Payment integration
PayPal [tool] | PayPal payments | ~ Payment integration
Braintree [tool] | Braintree?; Braintree payments | < Payment integration
Adyen [tool] | < Payment integration

# heading: testing
Software testing | testing?; software test; QA testing; testing software; application testing; software tester; software quality assurance; software quality; quality assurance testing; software QA; QA engineer; test engineering; software testing methodologies; testing methodologies; =QA?; QA processes; STLC; software testing life cycle; testing practices; black box testing; white box testing; =SIT?; end-to-end quality
ISTQB [licence] | =ISTQB; ISTQB certified; ISTQB foundation; ISEB; ISTQB certification; ISTQB certificate; ISTQB Advanced; ISEB foundation; ISTQB-certified | < Software testing
TestLink [tool] | < Software testing
TestDirector [tool] | Mercury TestDirector; Test Director | < Software testing
Silk Test [tool] | SilkTest; Silk Performer | < Automated testing
Formal verification | formal methods; model checking; TLA+
Fuzz testing | fuzzing | < Software testing
Mutation testing | < Software testing
Property-based testing | QuickCheck; fast-check | < Software testing
Accessibility testing | screen reader testing; axe-core | < Software testing; Web accessibility
Compatibility testing | cross-browser testing; browser testing | < Software testing
Localisation testing | < Software testing
Game testing | games testing; game tester | < Software testing
Test environments | test environment management | ~ Software testing
System testing | system testing | < Software testing
Katalon [tool] | < Automated testing | ~ Robot Framework
Tricentis Tosca [tool] | < Automated testing | ~ Robot Framework
Ranorex [tool] | < Automated testing | ~ Robot Framework
TestComplete [tool] | < Automated testing | ~ Robot Framework
Micro Focus UFT [tool] | HP UFT | < Unified Functional Testing
Micro Focus ALM [tool] | < HP ALM
TestRail [tool] | < Software testing | ~ HP ALM
qTest [tool] | < Software testing | ~ HP ALM
Zephyr for Jira [tool] | < Software testing | ~ HP ALM
Xray for Jira [tool] | < Software testing | ~ HP ALM
Worksoft [tool] | < Automated testing | ~ Robot Framework
Automated testing | test automation; automated tests; automation testing; test automation frameworks; QA automation; automation frameworks; automated test suites; automated end to end testing; automated test frameworks; test frameworks; testing frameworks; testing tools; testing tools and frameworks; automation test | < Software testing
Visual regression testing | < Automated testing
Percy.io [tool] | < Visual regression testing
Applitools [tool] | < Visual regression testing
WebdriverIO [tool] | < Automated testing | ~ Selenium
TestCafe [tool] | < Automated testing | ~ Cypress
Puppeteer [tool] | Puppeteer? | < Automated testing | ~ Playwright
XCTest [tool] | < Automated testing | ~ Appium
XCUITest [tool] | < Automated testing; Mobile testing | ~ Appium
BrowserStack [tool] | < Compatibility testing | ~ Automated testing; Sauce Labs
Sauce Labs [tool] | < Automated testing | ~ Appium
Robolectric [tool] | < Automated testing | ~ Appium
SoapUI [tool] | SOAP UI | < API testing | ~ APIs; Automated testing; Postman
REST Assured [tool] | =REST Assured; =RestAssured | < API testing; Automated testing; Java | ~ Postman
Insomnia REST [tool] | ~ Postman; APIs; API testing
ReadyAPI [tool] | < API testing; Automated testing | ~ APIs; Postman
Manual testing | manual test; manual QA; ad hoc testing; manual and automated testing | < Software testing
Exploratory testing | exploratory testing; charter-based testing; charter-based sessions; session-based testing; test charters | < Manual testing
Unit testing | writing unit tests; unit testing frameworks; mocking; mocking frameworks; mocking techniques; unit and integration tests; unit and integration testing | < Automated testing
Mocha [tool] | Mocha? | < Unit testing; JavaScript | ~ Jest
Jasmine [tool] | Jasmine? | < Unit testing; JavaScript | ~ Jest
Vitest [tool] | < Unit testing; JavaScript | ~ Jest
React Testing Library [tool] | Testing Library | < Unit testing; JavaScript | ~ Jest
Karma [tool] | Karma? | < Unit testing; JavaScript | ~ Jest
Chai [tool] | Chai? | < Unit testing; JavaScript | ~ Jest
Enzyme [tool] | Enzyme? | < Unit testing; JavaScript | ~ Jest
Sinon.js [tool] | < Unit testing; JavaScript | ~ Jest
QUnit [tool] | < Unit testing; JavaScript | ~ Jest
Mockito [tool] | < Unit testing; Java | ~ JUnit
TestNG [tool] | < Unit testing; Java | ~ JUnit
EasyMock [tool] | < Unit testing; Java | ~ JUnit
PowerMock [tool] | < Unit testing; Java | ~ JUnit
Spock framework [tool] | < Unit testing; Java | ~ JUnit
MockK [tool] | < Unit testing; Java | ~ JUnit
WireMock [tool] | < Unit testing; Java | ~ JUnit
AssertJ [tool] | < Unit testing; Java | ~ JUnit
xUnit [tool] | xUnit.net | < Unit testing; .NET | ~ NUnit
MSTest [tool] | < Unit testing; .NET | ~ NUnit
Moq [tool] | < Unit testing; .NET | ~ NUnit
Integration testing | integration tests; system integration testing; Pact testing; functional and integration testing | < Software testing
End-to-end testing | end-to-end testing; E2E testing; E2E tests; end to end tests | < Integration testing
Contract testing | contract testing | < Integration testing
API testing | < Software testing | ~ Integration testing
Functional testing | functional test; sanity testing | < Software testing
Smoke testing | smoke testing | < Functional testing
Acceptance testing | acceptance tests | < Functional testing
Non-functional testing | non-functional testing | < Software testing | ~ Performance testing
Regression testing | regression tests; regression suites | < Software testing
Performance testing | performance tests; load tests | < Software testing
Load testing | load testing | < Performance testing
Stress testing | stress testing | < Performance testing
JMeter [tool] | Apache JMeter | < Performance testing
Gatling [tool] | Gatling? | < Performance testing
LoadRunner [tool] | < Performance testing
k6 [tool] | k6?; Grafana k6; k6.io | < Performance testing
Locust [tool] | Locust? | < Performance testing
BlazeMeter [tool] | < Performance testing
NeoLoad [tool] | < Performance testing
User acceptance testing | UAT; =UAT; user acceptance tests; user testing and acceptance | < Software testing
Test planning | test plans; test cases; test case design; test scripts; test strategy; writing test cases; test management; test execution; test scenarios; test documentation; test design; test coverage; test data; test analysis | < Software testing
Defect management | bug tracking; defect tracking; bug reporting; defect reporting; bug tracking and resolution; defects management
Rational ClearQuest [tool] | ClearQuest | < Defect management
Bugzilla [tool] | < Defect management
Mantis bug tracker [tool] | < Defect management
Test-driven development [method] | TDD; =TDD; test driven; test-first development | < Software development | ~ Behaviour-driven development
Behaviour-driven development [method] | BDD; =BDD; specification by example | ~ Test-driven development
Gherkin [tool] | Gherkin?; Given/When/Then; feature files | < Behaviour-driven development
SpecFlow [tool] | < Behaviour-driven development
Cucumber [tool] | Cucumber?; Cucumber JVM; cucumber-js | < Behaviour-driven development
Serenity BDD [tool] | < Behaviour-driven development
Selenium [tool] | selenium?; =SELENIUM; =Selenium; Selenium testing; Selenium automation; Selenium WebDriver; WebDriver; Selenium IDE; Selenium Grid | < Automated testing | ~ Cypress; Playwright
Cypress [tool] | Cypress?; Cypress.io | < Automated testing | ~ Playwright
Playwright [tool] | Playwright?; Microsoft Playwright | < Automated testing | ~ Cypress
Jest [tool] | Jest? | < Unit testing; JavaScript
JUnit [tool] | JUnit 5 | < Unit testing; Java
NUnit [tool] | < Unit testing; .NET
Appium [tool] | < Automated testing; Mobile testing
Mobile testing | mobile app testing; mobile application testing; testing mobile apps | < Software testing | ~ Appium
Detox testing [tool] | < Mobile testing; Automated testing | ~ Appium
Espresso testing [tool] | Android Espresso | < Mobile testing; Automated testing | ~ Appium
Postman [tool] | Postman?; Postman API | < API testing | ~ APIs; Automated testing
Robot Framework [tool] | < Automated testing
Unified Functional Testing [tool] | QTP; =QTP; =UFT; QuickTest Professional | < Automated testing
HP ALM [tool] | HP Quality Center; Quality Center; HPQC | < Software testing
Eggplant [tool] | Eggplant?; Eggplant testing | < Automated testing

# heading: mobile frameworks
Jetpack Compose [tool] | < Android Jetpack
ButterKnife [tool] | < Android development
Room database [tool] | < Android Jetpack
Picasso library [tool] | < Android development
Hilt DI [tool] | Dagger Hilt | < Android development | ~ Dagger
Android Jetpack [tool] | < Android development
Xcode [tool] | < iOS development
Cocoa [tool] | Cocoa? | ~ AppKit; Cocoa Touch
iOS app architecture | < iOS development
Combine framework [tool] | Apple Combine; SwiftUI Combine | < iOS development; Reactive programming
App Store deployment | app store; Google Play; Play Store; app publishing
App Store Connect [tool] | < App Store deployment
Fastlane [tool] | =Fastlane; Fastlane? | < App Store deployment
Firebase [tool] | Google Firebase; Firebase Realtime Database | ~ Mobile development
Unity [tool] | Unity?; Unity3D; Unity engine; Unity platform | < Game development | ~ Unreal Engine
Unreal Engine [tool] | Unreal?; UE4; UE5; Unreal Engine 4; Unreal Engine 5; Unreal Blueprints | < Game development | ~ Unity
Virtual reality | VR; =VR; AR/VR; mixed reality; extended reality; =XR; VR/AR
ARKit [tool] | < Augmented reality | ~ ARCore
ARCore [tool] | < Augmented reality
HoloLens [tool] | < Augmented reality
Oculus [tool] | < Virtual reality
Vuforia [tool] | < Augmented reality
Augmented reality | augmented reality | ~ Virtual reality
OpenGL [tool] | < Computer graphics; Programming
Apple Metal [tool] | =Metal??; Metal shaders; Metal shading language; MetalKit; Metal API | < Computer graphics; Programming | ~ OpenGL
Qt [tool] | =Qt; Qt framework | < C++; Desktop application development
Bluetooth Low Energy | BLE; =BLE; Bluetooth; wireless protocols; low power wireless; wireless communication protocols
Microcontrollers | microcontroller; microprocessors; Nordic nRF; microcontroller programming | < Embedded systems
STM32 [tool] | < Microcontrollers
Arduino [tool] | < Microcontrollers
Raspberry Pi [tool] | ~ Microcontrollers; Embedded systems; Arduino
ARM Cortex [tool] | < Microcontrollers
PIC microcontrollers [tool] | < Microcontrollers
ESP32 [tool] | < Microcontrollers
I2C [tool] | ~ Microcontrollers; Embedded systems
UART [tool] | ~ Microcontrollers; Embedded systems
SPI bus [tool] | ~ Microcontrollers; Embedded systems
CAN bus [tool] | ~ Embedded systems
Boost [tool] | =Boost?; C++ Boost | < C++
CMake [tool] | < Build tools
Conan package manager [tool] | < Build tools | ~ CMake

# heading: version control and delivery of code
Version control | source control; source code management; version control systems; revision control; code versioning; code repositories; source code control; version control software; source control management; versioning
StarTeam [tool] | Borland StarTeam | < Version control
Monorepos | monorepo | < Version control
CVS [tool] | =CVS? | < Version control
Gerrit [tool] | < Git; Code review
GitFlow [method] | git flow | < Git
Mercurial [tool] | Mercurial? | < Version control | ~ Subversion
Perforce [tool] | Perforce Helix | < Version control | ~ Subversion
ClearCase [tool] | Rational ClearCase | < Version control | ~ Subversion
Visual SourceSafe [tool] | =VSS | < Version control | ~ Subversion
PVCS [tool] | < Version control | ~ Subversion
Git [tool] | Git version control; Git branching | < Version control
GitHub [tool] | GitHub Enterprise; Github.com | < Git
GitLab [tool] | Git Lab | < Git
Bitbucket [tool] | Bit Bucket; Atlassian Bitbucket | < Git
Subversion [tool] | =SUBVERSION; =Subversion; subversion?; SVN; =SVN; Apache Subversion; TortoiseSVN | < Version control
Code review | code reviews; reviewing code; peer code review; pull requests; peer review of code; merge requests; review code
Pair programming [method] | pairing sessions; pair programming sessions
Mob programming [method] | mob programming | < Pair programming
Code quality | Sonar?; linting; code coverage; coding standards; code standards; Prettier.js; clean coding; code standardisation; coding best practices; development best practices; software development best practices; quality code; best software development practices
Ruff [tool] | =Ruff?? | < Code quality
SonarQube [tool] | < Code quality
ESLint [tool] | < Code quality
Checkstyle [tool] | < Code quality
Fortify SCA [tool] | < Code quality
Static code analysis | static analysis; static code analysis | < Code quality
Debugging | debug; troubleshooting code; debuggers; software debugging; debugging skills; root cause debugging; bug fixing; fixing bugs; bug fixes
WinDbg [tool] | < Debugging
Valgrind [tool] | < Debugging
Chrome DevTools [tool] | browser developer tools; Firebug | < Debugging
Build tools | build automation; build systems; build management; build pipelines; build and release; build engineering
Turborepo [tool] | < Build tools
Nx [tool] | Nx monorepo | ~ Turborepo; Monorepos
GCC [tool] | GNU toolchain | < Build tools | ~ CMake
GNU Make [tool] | Makefile; =Make? | < Build tools | ~ CMake
Bazel [tool] | < Build tools | ~ CMake
Clang [tool] | ~ GCC
LLVM [tool] | ~ Clang; Compiler design
GDB [tool] | < Debugging
Software development life cycle [method] | SDLC; =SDLC; software lifecycle; development lifecycle; software development lifecycle; application lifecycle management; software delivery lifecycle; systems development life cycle; software development cycle; full development lifecycle; software development process; product development lifecycle for software; software delivery; end-to-end development; application development lifecycle; software product lifecycle
Release management | software releases; release engineering; release planning; release manager; release process; software deployment; deployment processes; releases management; release control; release automation; release cycles; application deployment
Integrated development environments [tool] | IDE; =IDE
Atom editor [tool] | < Integrated development environments
Rider IDE [tool] | JetBrains Rider | < Integrated development environments; JetBrains
CLion [tool] | < Integrated development environments; JetBrains
JBuilder [tool] | < Integrated development environments
BBEdit [tool] | < Integrated development environments
TextMate [tool] | < Integrated development environments
Cursor editor [tool] | Cursor AI | < Integrated development environments
Eclipse [tool] | Eclipse?; Eclipse IDE | < Integrated development environments
IntelliJ IDEA [tool] | IntelliJ | < Integrated development environments
NetBeans [tool] | < Integrated development environments
PyCharm [tool] | < Integrated development environments
WebStorm [tool] | < Integrated development environments
PhpStorm [tool] | < Integrated development environments
JetBrains [tool] | < Integrated development environments
Sublime Text [tool] | < Integrated development environments
Notepad++ [tool] | < Integrated development environments
Vim [tool] | Vim? | < Integrated development environments
Emacs [tool] | < Integrated development environments
JDeveloper [tool] | < Integrated development environments
Technical documentation | software documentation; API documentation; technical specifications; documenting code; technical design documents; developer documentation; design documentation; functional specifications; technical docs; system documentation; design documents; design specifications; technical manuals | ~ Technical writing
Twelve-factor methodology [method] | 12 factor app; twelve-factor application; 12 factor methodology; 12-factor; cloud native design patterns
Microsoft Dynamics 365 development [tool] | C/AL development; C/AL programming; C/AL code; NAV development; Navision development | < Microsoft Dynamics
X++ [tool] | < Microsoft Dynamics | ~ Microsoft Dynamics 365 development
AL language [tool] | < Microsoft Dynamics | ~ Microsoft Dynamics 365 development
SAP UI5 [tool] | SAPUI5; UI5; OpenUI5 | < SAP; Front-end development
SAP Fiori [tool] | Fiori? | < SAP | ~ SAP UI5
SAP BTP [tool] | SAP Cloud Platform; SAP Leonardo; SAP Business Technology Platform | < SAP | ~ SAP UI5
ColdFusion [tool] | Adobe ColdFusion; Cold Fusion; CFML | < Web development
RPG [tool] | =RPG?; RPGLE; RPG ILE
AS/400 [tool] | AS400; IBM AS/400; IBM i | ~ RPG
IBM iSeries [tool] | iSeries | ~ RPG
Mainframe [tool] | mainframes; IBM mainframe; System z; mainframe systems
IMS DB [tool] | < Mainframe
Natural/Adabas [tool] | < Mainframe
CICS [tool] | < Mainframe
JCL [tool] | < Mainframe
VSAM [tool] | < Mainframe
REXX [tool] | < Mainframe
OpenVMS [tool] | ~ Mainframe
z/OS [tool] | DB2 z/OS | < Mainframe
Robotic process automation | RPA; =RPA; robotic automation; process bots
UiPath [tool] | < Robotic process automation
Blue Prism [tool] | < Robotic process automation
Automation Anywhere [tool] | < Robotic process automation
Compiler design | compilers; parser development; language design; programming language design
Numerical methods | numerical analysis; numerical mathematics; computational methods; numerical modelling; numerical simulation; finite difference methods; computational simulations; computational modelling; mathematical modelling; mathematical models; scientific programming
Simulation software | simulation modelling; modelling and simulation; computer simulation
AnyLogic [tool] | < Simulation software
Simul8 [tool] | < Simulation software
Arena [tool] | Arena??; Rockwell Arena; Arena simulation | < Simulation software
Discrete event simulation | discrete event simulation | < Simulation software
Reverse engineering | disassembly of software; decompilation | ~ Malware analysis
Ghidra [tool] | < Reverse engineering
IDA Pro [tool] | < Reverse engineering
FIX protocol | =FIX?; FIX connectivity
Electronic trading systems | trading systems; trading platforms; electronic trading; high frequency trading; low latency; low latency systems; low-latency trading | ~ FIX protocol; Algorithmic trading; Trading
Algorithmic trading | algorithmic trading; algo trading | ~ FIX protocol
Geospatial software [tool] | GIS; =GIS; geographic information systems; ESRI; geospatial; GIS software; geospatial data; geospatial analysis; GIS mapping; spatial data; geographical information systems
ArcGIS [tool] | Esri ArcGIS | < Geospatial software
QGIS [tool] | < Geospatial software
MapInfo [tool] | < Geospatial software
PostGIS [tool] | < Geospatial software
Mapbox [tool] | ~ Geospatial software
OpenLayers [tool] | < JavaScript | ~ Geospatial software
Leaflet [tool] | Leaflet?; Leaflet.js | < JavaScript | ~ Geospatial software; OpenLayers
GeoServer [tool] | < Geospatial software
ArcMap [tool] | < Geospatial software
Remote sensing | remote sensing | ~ Geospatial software
Spatial analysis | spatial analysis | < Geospatial software
Feature flags | feature toggles
Canary releases | canary deployments; canary deployment; canary release | ~ Blue-green deployment; Feature flags
LaunchDarkly [tool] | < Feature flags
Trunk-based development [method] | trunk-based development | < Version control | ~ GitFlow; Feature flags
Blue-green deployment [method] | blue-green deployment | ~ Feature flags; Release management
Hudson [tool] | Hudson CI server | < Continuous integration and delivery
FileZilla [tool] | FTP clients
Web browsers [tool] | web browser; Firefox; Mozilla Firefox; Internet Explorer; Google Chrome; Microsoft Edge; Safari browser
RSS feeds [tool] | =RSS; RSS
Consumer-driven contracts | < Contract testing
Headless commerce | composable commerce; MACH architecture | < E-commerce
PaaS | < Cloud computing | ~ Infrastructure as a service
Infrastructure as a service | IaaS | < Cloud computing | ~ PaaS
NFC | ~ RFID
RFID | ~ NFC
Technology industry | technology sector; technology industry experience; tech sector; IT sector; IT industry; technology company
`;
