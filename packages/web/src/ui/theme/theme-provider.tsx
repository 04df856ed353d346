// What all of Mantine's parts stand on; each part brings its own style sheet beside.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './mantine-base.css'
import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { shareStyleNonce, styleNonce } from './nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

shareStyleNonce()

/**
 * Mantine's parts below it have the product's look. Whatever is drawn with them brings it along, so that screens need
 * not wait for it: the plain parts need only base.css and tokens.css. Inside of another, it adds nothing.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme()
  if (use(MantineContext) !== null) return children
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
