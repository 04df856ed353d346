import { Moon, Sun } from 'lucide-react'
import { chooseColorScheme, useColorScheme } from '../../ui/theme/color-scheme.ts'
import { useContrast } from '../../ui/theme/reading.ts'
import shared from '../../ui/theme/shared.module.css'
import classes from './header.module.css'

/** Light or dark; neither, while high contrast is on. */
export function ThemeSwitch() {
  const next = useColorScheme() === 'dark' ? 'light' : 'dark'
  const high = useContrast()
  if (high) return null
  const label = next === 'dark' ? 'Usar tema escuro' : 'Usar tema claro'
  return (
    <button
      type="button"
      className={`${shared.plate} ${classes.iconButton}`}
      aria-label={label}
      title={label}
      onClick={() => chooseColorScheme(next)}
    >
      {next === 'dark' ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
    </button>
  )
}
