import { MAX_SEGUIDOS } from './aviso.ts'

export const MESSAGES = {
  projetoNotFound: 'Projeto não encontrado.',
  tooMany: `Você já segue ${MAX_SEGUIDOS} projetos. Deixe de seguir algum antes de seguir outro.`,
  following: 'Você segue este projeto.',
  left: 'Você não segue mais este projeto.',
  saved: 'Preferência salva.',
  // The same whether the code is somebody's or not.
  out: 'Pronto: se este endereço recebia avisos, não receberá mais nenhum.',
  allRead: 'Todos os avisos foram marcados como lidos.',
}
