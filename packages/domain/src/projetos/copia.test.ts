import { describe, expect, it } from 'vitest'
import { ETAPAS } from '../etapas/etapa.ts'
import { validate } from '../shared/issues.ts'
import { copiaOf } from './copia.ts'
import { type Projeto, projetoCreate } from './projeto.ts'

const perEtapa = ETAPAS.flatMap(({ numero, nome }) => [
  [`etapa${numero}`, nome],
  [`datainicioetapa${numero}`, `2026-0${numero}-01`],
  [`datafimetapa${numero}`, `2026-0${numero}-20`],
  [`prazoetapa${numero}`, 19 * numero],
  [`situacaoetapa${numero}`, 'Concluído'],
  [`datainiciooriginal${numero}`, `2026-0${numero}-01`],
  [`datafimoriginal${numero}`, `2026-0${numero}-10`],
  [`datainicioreal${numero}`, `2026-0${numero}-02`],
  [`datafimreal${numero}`, `2026-0${numero}-21`],
])
const PONTE = {
  ...Object.fromEntries(perEtapa),
  id: 7,
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  nomeprojeto: 'Ponte Nova',
  descricao: 'Sobre o rio',
  ano: 2026,
  valor: 1200,
  valor_original: 1000,
  gasto: 300,
  medido: 200,
  pago: 100,
  gestorprocesso: 'Helena Prado',
  natureza: 'obra',
  descricao_publica: null,
  endereco: 'Rua A',
  programa: null,
  fora_do_pca: null,
  base_congelada_em: '2026-04-10T12:00:00Z',
  versao: 3,
} as unknown as Projeto

describe('a copy of a project', () => {
  const copia = copiaOf(PONTE)

  it('has what was planned, under a name of its own, with nothing begun', () => {
    expect(copia).toMatchObject({
      nomeprojeto: 'Ponte Nova (cópia)',
      id_secretaria: 12,
      ano: 2026,
      valor: 1200,
      gestorprojeto: 'Helena Prado',
      natureza: 'obra',
      datainicioetapa5: '2026-05-01',
      datafimetapa5: '2026-05-20',
      prazoetapa5: 95,
      situacaoetapa5: 'Não iniciado',
    })
  })

  it('has nothing of what happened to the first one', () => {
    const names = Object.keys(copia).join(' ')
    expect(names).not.toMatch(/real|original|congelada|gasto|medido|pago|versao|\bid\b/)
  })

  it.each(['Ponte', 'x'.repeat(292), 'x'.repeat(300)])('is taken as it is: %#', (nomeprojeto) => {
    const body = copiaOf({ ...PONTE, nomeprojeto })
    expect(validate(projetoCreate, body).ok).toBe(true)
    expect(body.nomeprojeto).toMatch(/ \(cópia\)$/)
  })
})
