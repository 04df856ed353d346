import { ProcessosPainel } from '../../../painel/processos-painel.tsx'
import { useSecretariaChoices } from '../../use-secretaria-choices.ts'

export function GraficoBarraScreen() {
  return <ProcessosPainel secretarias={useSecretariaChoices()} />
}
