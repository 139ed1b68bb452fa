import { configure } from "@testing-library/react";

// Its own second is short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
