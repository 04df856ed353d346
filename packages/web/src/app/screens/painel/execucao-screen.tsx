import { ExecucaoPainel } from '../../../painel/execucao/execucao-painel.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

export function ExecucaoScreen() {
  return <ExecucaoPainel secretarias={useSecretariaChoices()} />
}
