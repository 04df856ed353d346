import { ProcessosPainel } from '../../../painel/processos-painel.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

export function GraficoBarraScreen() {
  return <ProcessosPainel secretarias={useSecretariaChoices()} />
}
