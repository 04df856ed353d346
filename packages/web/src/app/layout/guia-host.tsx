import { useNameless } from '../../cidade/cidade.ts'
import { useGuided } from '../../guia/aberto.ts'
import { decoration } from '../../ui/decoration.tsx'

/** Of a city that begins: no other page carries it. */
const GuiaNotice = decoration(async () => (await import('./guia-notice.tsx')).GuiaNotice)

/** Says on any screen that the city has no name yet, or shows the way back to the guide that led here. */
export function GuiaHost() {
  const nameless = useNameless()
  const guided = useGuided()
  return nameless || guided ? <GuiaNotice nameless={nameless} /> : null
}
