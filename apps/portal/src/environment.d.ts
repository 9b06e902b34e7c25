interface ImportMetaEnv {
  /** A hosted sign-in service; without it the server's own answers. */
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
}
