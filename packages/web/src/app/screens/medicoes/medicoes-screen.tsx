import { BoletinsList } from '../../../medicoes/boletins-list.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

export const MedicoesScreen = () => <BoletinsList secretarias={useSecretariaChoices()} />
