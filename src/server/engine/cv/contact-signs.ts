/** What an e-mail address and a phone number look like within a line, as parts of patterns: each bounded in length. */

export const mailAddress = "\\S{1,64}@\\S{1,190}";

export const phoneNumber = "(?:\\+|\\()\\d[\\d\\s().-]{7,20}\\d|\\b0\\d{1,4}[\\d\\s/-]{6,12}\\d";
