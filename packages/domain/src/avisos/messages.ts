import { MAX_SEGUIDOS } from './aviso.ts'

export const MESSAGES = {
  projetoNotFound: 'Projeto não encontrado.',
  tooMany: `Você já segue ${MAX_SEGUIDOS} projetos. Deixe de seguir algum antes de seguir outro.`,
  following: 'Você segue este projeto.',
  left: 'Você não segue mais este projeto.',
  allRead: 'Todos os avisos foram marcados como lidos.',
}
