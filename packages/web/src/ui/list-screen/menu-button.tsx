import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

interface MenuButtonProps extends ComponentProps<typeof Button<'button'>> {
  /** Fetches what drops down. */
  load: () => Promise<unknown>
}

/** The button of a menu that comes when it is first reached for. What is given, also by the menu, goes before. */
export function MenuButton({ load, ...given }: MenuButtonProps) {
  // As good as nothing when it fails: the click that follows asks again.
  const loadEarly = () => void load().catch(() => {})
  return (
    <Button
      variant="default"
      rightSection={<ChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      {...given}
    />
  )
}
