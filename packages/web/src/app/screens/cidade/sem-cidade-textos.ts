import { canManageGuia } from '@paco/domain/guia/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { PATHS } from '../../../paths.ts'

interface SemCidadeTexto {
  titulo: string
  texto: string
  acao: { to: typeof PATHS.primeirosPassos | typeof PATHS.login | typeof PATHS.ajuda; rotulo: string }
}

/** What is said to whoever comes before anybody has said which city it is, and what they can do about it. */
export function semCidadeOf(who: SessionUser | null): SemCidadeTexto {
  if (canManageGuia(who))
    return {
      titulo: 'De que cidade é este sistema?',
      texto: 'Diga o nome da cidade para começar; o restante pode ficar para depois.',
      acao: { to: PATHS.primeirosPassos, rotulo: 'Começar os primeiros passos' },
    }
  if (who)
    return {
      titulo: 'O administrador ainda não disse de que cidade é o sistema',
      texto:
        'Assim que ele disser, painéis e listas mostram o que a prefeitura cadastrar. A sua conta já vale.',
      acao: { to: PATHS.ajuda, rotulo: 'Ver a ajuda' },
    }
  return {
    titulo: 'Este sistema está sendo preparado',
    texto: 'A prefeitura vai mostrar aqui o que está fazendo, onde, por quanto e até quando. Volte em breve.',
    acao: { to: PATHS.login, rotulo: 'Entrar' },
  }
}
