import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** gov.br's blues; shade 8 is the interactive one. */
const govbr: MantineColorsTuple = [
  '#e8effb',
  '#d4e1f7',
  '#adc5ee',
  '#7fb0ff',
  '#5b8fe6',
  '#3f74cf',
  '#2670e8',
  '#155bcb',
  '#1351b4',
  '#0c326f',
]

/** Mantine draws borders, hovers and menus from its greys; these are ours, so both schemes stay in the house's blues. */
const gray: MantineColorsTuple = [
  'var(--paco-hover)',
  'var(--paco-idle-soft)',
  'var(--paco-line)',
  'var(--paco-line)',
  'var(--paco-field-line)',
  'var(--paco-field-line)',
  'var(--paco-idle)',
  'var(--paco-muted)',
  'var(--paco-ink)',
  'var(--paco-ink)',
]
const dark: MantineColorsTuple = [
  'var(--paco-ink)',
  'var(--paco-muted)',
  'var(--paco-muted)',
  'var(--paco-field-line)',
  'var(--paco-line)',
  'var(--paco-idle-soft)',
  'var(--paco-card)',
  'var(--paco-card)',
  'var(--paco-bg)',
  'var(--paco-bg)',
]

/** The names components know → the tokens that stand for them: text and fill, soft ground, text upon the fill. */
const TONES = {
  govbr: { tone: 'var(--paco-blue)', soft: 'var(--paco-blue-soft)', on: 'var(--paco-on-blue)' },
  red: { tone: 'var(--paco-bad)', soft: 'var(--paco-bad-soft)', on: 'var(--paco-card)' },
  green: { tone: 'var(--paco-ok)', soft: 'var(--paco-ok-soft)', on: 'var(--paco-card)' },
  yellow: { tone: 'var(--paco-warn)', soft: 'var(--paco-warn-soft)', on: 'var(--paco-card)' },
  gray: { tone: 'var(--paco-idle)', soft: 'var(--paco-idle-soft)', on: 'var(--paco-card)' },
} as const

const isTone = (color: string): color is keyof typeof TONES => color in TONES

const hoverOf = (color: keyof typeof TONES) =>
  color === 'govbr'
    ? 'var(--paco-blue-hover)'
    : `color-mix(in srgb, ${TONES[color].tone} 86%, var(--paco-ink))`

/** Mantine computes the text upon a fill from fixed shades; the tokens change with the scheme, so they decide. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  return input.variant === 'filled' && isTone(color) ? { ...resolved, color: TONES[color].on } : resolved
}

/** Mantine's own variables, spoken in our tokens; the same for both schemes, since the tokens carry the difference. */
function bridge(): Record<string, string> {
  const variables: Record<string, string> = {
    '--mantine-primary-color-contrast': 'var(--paco-on-blue)',
    '--mantine-color-bright': 'var(--paco-ink)',
    '--mantine-color-text': 'var(--paco-ink)',
    '--mantine-color-body': 'var(--paco-card)',
    '--mantine-color-error': 'var(--paco-bad)',
    '--mantine-color-success': 'var(--paco-ok)',
    '--mantine-color-placeholder': 'var(--paco-muted)',
    '--mantine-color-anchor': 'var(--paco-blue)',
    '--mantine-color-default': 'var(--paco-card)',
    '--mantine-color-default-hover': 'var(--paco-hover)',
    '--mantine-color-default-color': 'var(--paco-ink)',
    '--mantine-color-default-border': 'var(--paco-line)',
    '--mantine-color-dimmed': 'var(--paco-muted)',
    '--mantine-color-disabled': 'var(--paco-idle-soft)',
    '--mantine-color-disabled-color': 'var(--paco-muted)',
    '--mantine-color-disabled-border': 'var(--paco-line)',
  }
  for (const [name, { tone, soft }] of Object.entries(TONES)) {
    const prefix = `--mantine-color-${name}`
    variables[`${prefix}-text`] = tone
    variables[`${prefix}-filled`] = tone
    variables[`${prefix}-filled-hover`] = isTone(name) ? hoverOf(name) : tone
    variables[`${prefix}-light`] = soft
    variables[`${prefix}-light-hover`] = `color-mix(in srgb, ${soft} 88%, ${tone})`
    variables[`${prefix}-light-color`] = tone
    variables[`${prefix}-outline`] = tone
    variables[`${prefix}-outline-hover`] = soft
  }
  return variables
}

export const cssVariablesResolver: CSSVariablesResolver = () => {
  const variables = bridge()
  return { variables: {}, light: variables, dark: variables }
}

const SHADOW = 'var(--paco-shadow)'

export const theme = createTheme({
  colors: { govbr, gray, dark },
  primaryColor: 'govbr',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  black: '#16233a',
  fontFamily: 'var(--paco-font)',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: 'var(--paco-font)',
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.25rem' }, h2: { fontSize: '0.9375rem' }, h3: { fontSize: '0.875rem' } },
  },
  defaultRadius: 'md',
  radius: {
    xs: '4px',
    sm: 'var(--paco-radius)',
    md: 'var(--paco-radius)',
    lg: 'var(--paco-radius-card)',
    xl: 'var(--paco-radius-card)',
  },
  shadows: { xs: SHADOW, sm: SHADOW, md: SHADOW, lg: SHADOW, xl: SHADOW },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  variantColorResolver,
  components: {
    // A dialog's head is no second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Radio: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
  },
})
