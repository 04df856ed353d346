import { ValorPainel } from '../../../painel/valor-painel.tsx'

export function ValorScreen() {
  return <ValorPainel />
}
