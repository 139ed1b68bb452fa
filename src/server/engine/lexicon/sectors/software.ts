export const software = `
# programming languages
Programming | computer programming; coding; programming languages; programming language
JavaScript [tool] | =JS; ECMAScript; ES6; ES2015; vanilla JS; vanilla JavaScript | < Programming | ~ TypeScript
TypeScript [tool] | =TS? | < JavaScript
Python [tool] | Python 3; Python3; Python 2 | < Programming
Java [tool] | Java SE; Java EE; J2EE; J2SE; Jakarta EE; Java 8; Java 11; Java 17 | < Programming
Go [tool] | Golang; =Go? | < Programming
C [tool] | C language; C programming; =C? | < Programming
C++ [tool] | =CPP; C plus plus | < Programming
C# [tool] | C sharp; CSharp | < Programming
React [tool] | React.js; ReactJS; React? | < JavaScript
`;
