import { type Browser, chromium } from 'playwright-core'

/**
 * What Playwright switches off in Chromium (`disabledFeatures` in its code), said again: the last list that Chromium
 * is given is the one it keeps.
 */
const offByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
]

/**
 * What a browser makes ready beside every new window, that nobody of a journey sees: the pages behind its address bar, and
 * a process for the next address. They took two thirds of the processor time of a visit.
 */
const offForJourneys = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
]

const off = [...offByPlaywright, ...offForJourneys].join(',')

/** The browser of CHROME_PATH, or the machine's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      `--disable-features=${off}`,
    ],
  })
}
