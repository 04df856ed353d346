// What all of Mantine's parts stand on; each part brings its own style sheet beside.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './mantine-base.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { shareStyleNonce, styleNonce } from './nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

shareStyleNonce()

/** Mantine's parts below it have the product's look. The plain parts need only base.css and tokens.css. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useColorScheme()}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
