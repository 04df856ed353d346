import { MudancasPage } from '../../../avisos/mudancas-page.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

export function MudancasScreen() {
  return <MudancasPage secretarias={useSecretariaChoices()} />
}
