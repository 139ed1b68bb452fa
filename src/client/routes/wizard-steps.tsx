import { JdStep } from "../features/analysis/jd-step.tsx";
import { ProgressStep } from "../features/analysis/progress-step.tsx";
import { UploadStep } from "../features/analysis/upload-step.tsx";

export const DemoUpload = () => <UploadStep base="/demo" demo />;
export const DemoJd = () => <JdStep base="/demo" demo />;
export const DemoProgress = () => <ProgressStep base="/demo" />;
export const AppProgress = () => <ProgressStep base="/app/cv" />;
