import { MESSAGES as CIDADE } from '@paco/domain/cidade/messages'
import type { Modulo } from '@paco/domain/cidade/modulos'
import { MESSAGES } from '@paco/domain/obras/messages'
import { html } from '../http/html.ts'
import { type Conteudo, ligacao } from '../http/pagina.ts'
import { PLANO } from './pagina-pca.ts'

const SEM_PLANO = 'Não há plano deste ano.'

/** A page that the city does without. */
export const semModulo = ({ nome }: Modulo, endereco: string): Conteudo => ({
  titulo: nome,
  descricao: CIDADE.moduleOff(nome),
  endereco: `${endereco}/transparencia`,
  corpo: html`<p>${CIDADE.moduleOff(nome)}</p><p>${ligacao('/transparencia', 'Ver as outras páginas')}</p>`,
  ausente: true,
})

export const semObra = (endereco: string): Conteudo => ({
  titulo: 'Obra não encontrada',
  descricao: MESSAGES.notFound,
  endereco: `${endereco}/transparencia/perto`,
  corpo: html`<p>${MESSAGES.notFound}</p><p>${ligacao('/transparencia/perto', 'Ver todas as obras')}</p>`,
  ausente: true,
})

export const semPlano = (endereco: string): Conteudo => ({
  titulo: 'Plano não encontrado',
  descricao: SEM_PLANO,
  endereco: `${endereco}/${PLANO}`,
  corpo: html`<p>${SEM_PLANO}</p><p>${ligacao(`/${PLANO}`, 'Ver todos os anos')}</p>`,
  ausente: true,
})
