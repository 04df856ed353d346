import { useLocation } from '@tanstack/react-router'
import { decoration } from '../../ui/decoration.tsx'

/** Rarely needed: no page waits for it. */
const AvisoNotice = decoration(async () => (await import('./aviso-notice.tsx')).AvisoNotice)

/** Says on any screen why one was brought to it. */
export function AvisoHost() {
  const { aviso, step } = useLocation({
    select: ({ state }) => ({ aviso: state.aviso, step: state.__TSR_key }),
    structuralSharing: true,
  })
  if (aviso === undefined) return null
  return <AvisoNotice key={step} aviso={aviso} />
}
