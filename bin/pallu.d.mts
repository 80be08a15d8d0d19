type Settings = Record<string, string | undefined>

export function settingsOf(
  envFile: string | undefined,
  shell: Settings,
  paths?: { service: string; own: string },
): Settings
