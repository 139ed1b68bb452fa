/** Made from the API's document by `npm run api:types`; not written by hand. */

export interface Paths {
  "/api/status": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              status: "ok";
              demo_mode: boolean;
              version: string;
              engine_version: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/csrf-token": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              csrf_token: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/me": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              authenticated: boolean;
              user: User | null;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/signup": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            email: string;
            password: string;
            plan?: ("free" | "pro") | null;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": {
              ok: true;
              verify_required: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        502: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/verify-email": {
    get: {
      parameters: {
        query?: {
          token?: string;
        };
      };
      responses: {
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/resend-verification": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/login": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
            password: string;
            remember_me?: boolean | null;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
              user: User;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/logout": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/forgot-password": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/api/auth/forgot-password": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/auth/reset-password": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            token: string;
            password: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              ok: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/admin/direct-login": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
            password: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
              redirect: "/dashboard";
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/keys": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              keys: ApiKey[];
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            name: string;
            scopes?: ["read" | "analyse", ...("read" | "analyse")[]] | null;
            expires_in_days?: number | null;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": NewApiKey;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/keys/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/upload": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            cv_file?: string;
            text?: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": Upload;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        422: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/analyze": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            analysis_id: string;
            job_description: string;
            cv_text?: string | null;
            demo?: boolean | null;
            without_language_model?: boolean | null;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": StartedAnalysis;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        422: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/results/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "If-None-Match"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": Run;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/cancel/{id}": {
    post: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/cover-letter": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            analysis_id: string;
            tone?: ("professional" | "enthusiastic" | "creative" | "formal") | null;
            length?: ("short" | "medium" | "long") | null;
            companyName?: string | null;
            jobTitle?: string | null;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": CoverLetter;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/email/api/send/{id}": {
    post: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            email: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        502: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/analysis/history": {
    get: {
      parameters: {
        query?: {
          page?: string;
          per_page?: string;
        };
        header?: {
          "If-None-Match"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              analyses: HistoryItem[];
              page?: number;
              pages?: number;
              per_page?: number;
              total?: number;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/dashboard/api/stats": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": HistoryStats;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/dashboard/api/history": {
    get: {
      parameters: {
        query?: {
          page?: number;
          per_page?: number;
          search?: string;
          status?: ("completed" | "processing" | "failed" | "pending") | null;
        };
        header?: {
          "If-None-Match"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": HistoryPage;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/dashboard/api/analysis/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/dashboard/api/export/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "If-None-Match"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": ExportedAnalysis;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/drafts/api/list": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              drafts: DraftItem[];
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/drafts/api/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": Draft;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/drafts/api/save": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            draft_id?: string | null;
            new_draft_id?: string | null;
            cv_text: string;
            job_description?: string | null;
            analysis_id?: string | null;
            job_title?: string | null;
            company?: string | null;
            filename?: string | null;
            named_by_job?: boolean | null;
            based_on?: string | null;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              draft_id: string;
              updated_at: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        409: {
          content: {
            "application/json": ApiError;
          };
        };
        410: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/drafts/api/delete/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/webhooks": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              webhooks: Webhook[];
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            url: string;
            secret?: string | null;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": NewWebhook;
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/webhooks/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              success: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/billing/checkout": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            plan: "starter" | "pro";
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              checkout_url: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/billing/portal": {
    post: {
      parameters: {
        header?: {
          "X-CSRF-Token"?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              portal_url: string;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        404: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
  "/api/billing/webhook": {
    post: {
      responses: {
        200: {
          content: {
            "application/json": {
              received: true;
            };
          };
        };
        400: {
          content: {
            "application/json": ApiError;
          };
        };
        401: {
          content: {
            "application/json": ApiError;
          };
        };
        403: {
          content: {
            "application/json": ApiError;
          };
        };
        413: {
          content: {
            "application/json": ApiError;
          };
        };
        415: {
          content: {
            "application/json": ApiError;
          };
        };
        429: {
          content: {
            "application/json": ApiError;
          };
        };
        500: {
          content: {
            "application/json": ApiError;
          };
        };
        503: {
          content: {
            "application/json": ApiError;
          };
        };
      };
    };
  };
}
export interface ApiError {
  error: string;
  message: string;
  code:
    | "validation_failed"
    | "csrf_invalid"
    | "not_found"
    | "method_not_allowed"
    | "unauthorized"
    | "invalid_credentials"
    | "email_unverified"
    | "account_suspended"
    | "login_locked"
    | "link_invalid"
    | "forbidden"
    | "no_document"
    | "no_job_description"
    | "job_description_too_long"
    | "no_analysis"
    | "file_too_large"
    | "file_type_not_allowed"
    | "file_format_not_allowed"
    | "file_corrupt"
    | "file_encrypted"
    | "file_empty"
    | "file_scanned"
    | "file_too_complex"
    | "text_too_long"
    | "already_running"
    | "already_finished"
    | "not_finished"
    | "draft_conflict"
    | "document_expired"
    | "call_in_progress"
    | "idempotency_key_reused"
    | "plan_limit_reached"
    | "rate_limited"
    | "cancelled"
    | "busy"
    | "unavailable"
    | "mail_failed"
    | "not_configured"
    | "internal";
  fields?: {
    [k: string]: string;
  };
  error_id?: string;
}
export interface User {
  id: string;
  email: string;
  name: string;
  plan: "free" | "starter" | "pro" | "enterprise";
}
export interface ApiKey {
  id: string;
  name: string;
  start: string;
  scopes: ("read" | "analyse")[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
}
export interface NewApiKey {
  id: string;
  name: string;
  start: string;
  scopes: ("read" | "analyse")[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  key: string;
}
export interface Upload {
  analysis_id: string;
  filename: string | null;
  characters: number;
  warnings: string[];
}
export interface StartedAnalysis {
  success: true;
  inline_mode: boolean;
  analysis_id: string;
  results?: Results | null;
}
export interface Results {
  overall_score: number;
  match_percentage: number;
  ats_score: number;
  skills_matched: string[];
  skills_missing: string[];
  recommendations: string[];
  strengths: string[];
  weaknesses: string[];
  summary: string;
  counts: {
    cvKeys: number;
    jobKeys: number;
    matched: number;
    missing: number;
  };
  engine: {
    version: string;
    mode: "offline" | "ai";
    reference_date: string;
    inputs?: {
      cv: string;
      job: string;
    };
    additions?: {
      skills: string[];
      demands: string[];
    };
    reader?: {
      model: string;
      date: string;
      verdicts: {
        demand: string;
        status: "met" | "partial" | "missing" | "unverifiable";
        alone: ("met" | "partial" | "missing" | "unverifiable") | null;
        importance: "required" | "preferred";
        lines: string[];
        reason: string | null;
        doubted?: boolean;
      }[];
      withdrawn: string[];
    };
  };
  language: string;
  job: {
    title: string | null;
    company: string | null;
    location: string | null;
    seniority:
      | ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "executive")
      | null;
    industry: string | null;
    salary?: string | null;
    hours?: string | null;
    contract?: string | null;
  };
  requirements: {
    id: string;
    text: string;
    importance: "required" | "preferred";
    kind: "skill" | "experience" | "education" | "licence" | "language" | "other";
    status: "met" | "partial" | "missing" | "unverifiable";
    sure?: boolean;
    worth_a_look?: boolean;
    reason: string;
    years: number | null;
    evidence: {
      quote: string;
      section: string;
    }[];
  }[];
  keywords: {
    term: string;
    kind: "hard" | "soft" | "keyword";
    job_count: number;
    cv_count: number;
    importance: "required" | "preferred";
    status: "met" | "partial" | "missing" | "unverifiable";
  }[];
  score_parts: {
    id: string;
    of: "overall_score" | "match_percentage" | "ats_score";
    label: string;
    score: number;
    weight: number;
    explanation: string;
  }[];
  ats_checks: {
    id: string;
    title: string;
    status: "pass" | "warn" | "fail";
    evidence: string;
    fix: string;
  }[];
  quick_wins: {
    text: string;
    gain: number;
    before?: string;
    after?: string;
    changes?: {
      before: string;
      after: string;
    }[];
  }[];
  parsed_cv: {
    language: string;
    contact: {
      full_name: string | null;
      email: string | null;
      phone: string | null;
      location: string | null;
      links: string[];
    };
    sections: {
      heading: string;
      kind:
        | "contact"
        | "summary"
        | "experience"
        | "education"
        | "skills"
        | "projects"
        | "certifications"
        | "languages"
        | "volunteering"
        | "publications"
        | "awards"
        | "interests"
        | "references"
        | "other";
    }[];
    experience: {
      title: string | null;
      company: string | null;
      start: string | null;
      end: (string | "present") | null;
      bullets: string[];
    }[];
    education: {
      degree: string | null;
      institution: string | null;
      start: string | null;
      end: (string | "present") | null;
    }[];
    skills: string[];
    layout: {
      pages: number | null;
      columns: number;
      tables: number;
      images: number;
      scanned: boolean;
    };
    warnings: string[];
  };
}
export interface Run {
  analysis_id: string;
  status: "pending" | "processing" | "completed" | "failed";
  percent: number;
  message: string;
  score: number | null;
  results: Results | null;
  error: string | null;
}
export interface CoverLetter {
  success: true;
  cover_letter: string;
  word_count: number;
  generated_by: "server";
  sentences: {
    text: string;
    sources: {
      from: "cv" | "ad" | "request";
      quote: string;
    }[];
  }[];
}
export interface HistoryItem {
  id: string;
  analysis_id: string;
  overall_score: number | null;
  created_at: string;
  status: "completed" | "processing" | "failed";
  analysis_type: string;
  target_role: string | null;
  target_industry: string | null;
  target_company: string | null;
  original_filename: string | null;
}
export interface HistoryStats {
  total_analyses: number;
  completed_analyses: number;
  avg_overall_score: number | null;
  avg_match_percentage: number | null;
}
export interface HistoryPage {
  analyses: HistoryItem[];
  page: number;
  pages: number;
  per_page: number;
  total: number;
}
export interface ExportedAnalysis {
  id: string;
  analysis_id: string;
  overall_score: number | null;
  created_at: string;
  status: "completed" | "processing" | "failed";
  analysis_type: string;
  target_role: string | null;
  target_industry: string | null;
  target_company: string | null;
  original_filename: string | null;
  results: Results | null;
  error: string | null;
}
export interface DraftItem {
  draft_id: string;
  job_title: string | null;
  company: string | null;
  filename: string | null;
  updated_at: string;
}
export interface Draft {
  draft_id: string;
  job_title: string | null;
  company: string | null;
  filename: string | null;
  updated_at: string;
  cv_text: string;
  job_description: string;
}
export interface Webhook {
  id: string;
  url: string;
  created_at: string;
  last_called_at: string | null;
  last_status: number | null;
  failing_since: string | null;
  disabled_at: string | null;
}
export interface NewWebhook {
  id: string;
  url: string;
  created_at: string;
  last_called_at: string | null;
  last_status: number | null;
  failing_since: string | null;
  disabled_at: string | null;
  secret: string;
}
