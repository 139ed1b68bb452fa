/** Sentences of the specification and the contract that both sides show, verbatim. */
export const texts = {
  fileTooLarge: "File too large. Maximum size is 10MB.",
  fileTypeNotAllowed: "Invalid file type. Allowed: PDF, DOC, DOCX, TXT, RTF",
  fileFormatNotAllowed: "Invalid file format.",
  noFile: "No file provided",
  noDocument: "Please upload a file or paste CV text",
  noJobDescription: "Please enter a job description",
  noJob:
    "No job and no demand was found in this text: please paste the text of the job advertisement.",
  noUpload: "No CV uploaded. Please go back and upload your CV first.",
  noAnalysis: "No analysis found. Please start over.",
  emailSent: "Email sent successfully!",
  emailFailed: "Failed to send email",
  documentExpired: "Your CV is no longer held in memory. Please upload it again.",
  cancelled: "Analysis cancelled.",
  startFailed: "Failed to start analysis. Please try again.",
  analysisFailed: "Analysis failed. Please try again.",
  interrupted: "The server was restarted during this analysis. Please start it again.",
  noRecommendations: "No specific recommendations at this time. Your CV looks good!",
} as const;
