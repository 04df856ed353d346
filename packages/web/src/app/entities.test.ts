import type { Linha } from '@paco/domain/auditoria/entrada'
import { mancheteOf, textOf } from '@paco/domain/auditoria/manchete'
import { describe, expect, it } from 'vitest'
import { changesOf } from '../auditoria/changes.ts'
import { recordLink } from '../auditoria/registry.ts'
import { entitiesWith } from './entities.ts'

const nomes = [{ id: 12, nomesecretaria: 'Obras' }]
const entities = entitiesWith(nomes, null)

const line = (antes: Linha['antes'], depois: Linha['depois'], own: Partial<Linha> = {}): Linha => ({
  id: 1,
  entidade: 'usuarios',
  registro_id: '3',
  acao: antes === null ? 'criou' : depois === null ? 'excluiu' : 'alterou',
  nome: null,
  excluido: depois === null,
  pai: null,
  pai_nome: null,
  pai_excluido: false,
  antes,
  depois,
  nomes: {},
  ...own,
})

/** A line by itself, in the sentence of its entry. */
const said = (entidade: string, linha: Linha) => {
  const manchete = mancheteOf({ registros: [{ ...linha, entidade }] }, entities)
  return manchete && textOf(manchete)
}

describe('the audit trail in words', () => {
  it('names every field of a bulletin, its rule and its payments', () => {
    const bulletin = { ...line({ numero: 2, situacao: 'atestada' }, { numero: 2, situacao: 'aprovada' }) }
    expect(said('medicoes', bulletin)).toBe('Aprovou o boletim de medição nº 2')
    expect(changesOf(bulletin, entities.medicoes)).toEqual([
      { label: 'Situação', before: 'Atestada', after: 'Aprovada' },
    ])
    const paid = line(null, { empenho: '2026NE1', valor: 13_883.03, data: '2026-05-05' })
    expect(said('medicoes_pagamentos', paid)).toBe('Registrou o pagamento, empenho 2026NE1')
    expect(changesOf(paid, entities.medicoes_pagamentos).map(({ label }) => label)).toEqual([
      'Empenho',
      'Pago em',
      'Valor pago',
    ])
    const rule = line(null, { modo: 'por_item', retencao_percentual: 5 })
    expect(said('medicoes_regras', rule)).toBe('Criou o modo de medição')
    expect(changesOf(rule, entities.medicoes_regras)[0]?.after).toBe('Por item (preços unitários)')
  })

  it('names amendments, and what was received of which agreement', () => {
    const given = line(null, { funcao: '10', tipo: 'especial', id_secretaria: 12 }, { nome: '23/2026' })
    expect(said('emendas', given)).toBe('Criou a emenda 23/2026')
    expect(changesOf(given, entities.emendas).map(({ after }) => after)).toEqual([
      'Especial (Pix)',
      'Saúde',
      'Obras',
    ])
    const received = line(null, { dade_id: 3, data: '2026-05-04', valor: 10.5 }, { nome: '2026-05-04' })
    expect(said('repasses', received)).toBe('Criou o valor recebido em 04/05/2026')
    expect(changesOf(received, entities.repasses).map(({ label }) => label)).toEqual([
      'Recebido em',
      'Valor (R$)',
      'Convênio DADE',
    ])
  })

  it('names documents, their versions with the fingerprint, and what was waived', () => {
    const kept = line(null, { titulo: 'Edital', restrito_base: 'pessoal', situacao: 'vigente' })
    expect(said('documentos', kept)).toBe('Guardou o documento Edital')
    expect(changesOf(kept, entities.documentos)).toEqual([
      { label: 'Título', before: '', after: 'Edital' },
      { label: 'Fundamento da restrição', before: '', after: 'Informação pessoal (LAI, art. 31)' },
      { label: 'Situação', before: '', after: 'Em vigor' },
    ])
    const versao = line(null, { n: 2, arquivo_nome: 'edital.pdf', arquivo: 'ab12' })
    expect(said('documento_versoes', versao)).toBe('Enviou a versão 2, edital.pdf')
    expect(changesOf(versao, entities.documento_versoes).map(({ label }) => label)).toContain(
      'SHA-256 do arquivo',
    )
    expect(said('checklist_dispensas', line(null, { codigo: 'etp' }))).toBe(
      'Registrou a dispensa do documento etp',
    )
    expect(said('checklist_conclusoes', line(null, { etapa: 3 }))).toBe(
      'Registrou a conclusão da etapa 3 sem documentos',
    )
  })

  it('names fields and values as the screens do', () => {
    const changes = changesOf(
      line(
        { role: 'user', id_secretaria: null, ativo: true },
        { role: 'admin', id_secretaria: 12, ativo: false },
      ),
      entities.usuarios,
    )
    expect(changes).toEqual([
      { label: 'Papel', before: 'Usuário', after: 'Administrador' },
      { label: 'Situação', before: 'Ativo', after: 'Inativo' },
      { label: 'Secretaria', before: '', after: 'Obras' },
    ])
  })

  it('names those who received, and the sheet that was revised', () => {
    const termo = {
      tipo: 'provisorio',
      responsaveis: [
        { id_usuario: 3, nome: 'Ana' },
        { id_usuario: null, nome: 'Rui' },
      ],
    }
    const made = { ...line(null, termo), entidade: 'recebimentos' }
    expect(said('recebimentos', made)).toBe('Registrou o termo de recebimento provisório')
    expect(changesOf(made, entities.recebimentos)).toEqual([
      { label: 'Tipo de recebimento', before: '', after: 'Provisório' },
      { label: 'Quem recebe', before: '', after: 'Ana, Rui' },
    ])
    const revised = line({ revisao: 1, situacao: 'rascunho' }, { revisao: 1, situacao: 'aprovada' })
    expect(said('quantitativos_revisoes', revised)).toBe('Aprovou a planilha orçamentária, revisão 1')
    expect(changesOf(revised, entities.quantitativos_revisoes)).toEqual([
      { label: 'Situação', before: 'Em elaboração', after: 'Aprovada' },
    ])
  })

  it('leaves out numbers, versions and what is empty on both sides', () => {
    expect(
      changesOf(line(null, { id: 3, versao: 1, id_secretaria: null, name: 'Rui' }), entities.usuarios),
    ).toEqual([{ label: 'Nome', before: '', after: 'Rui' }])
  })

  it('leads to a record only those who may open it', () => {
    const person = (role: 'admin' | 'auditor') => ({ id: 1, name: 'Ana', role, id_secretaria: null })
    expect(entitiesWith(nomes, person('admin')).usuarios?.link('3', {})).toMatchObject({
      params: { id: '3' },
    })
    expect(entitiesWith(nomes, person('auditor')).usuarios?.link('3', {})).toBeNull()
  })

  it('leads to bulletins, to the one a payment is of, and to the pages of a contract', () => {
    const at = (entidade: string, fields: Linha['depois']) =>
      recordLink(entities[entidade], { ...line(null, fields), entidade })
    expect(at('medicoes', { numero: 2 })).toMatchObject({ to: '/medicoes/$id', params: { id: '3' } })
    expect(at('medicoes_pagamentos', { medicao_id: 9 })).toMatchObject({
      to: '/medicoes/$id',
      params: { id: '9' },
    })
    expect(at('quantitativos_revisoes', { contrato_id: 5 })).toMatchObject({
      to: '/contratos/$id/planilha',
      params: { id: '5' },
    })
    expect(at('recebimentos', { contrato_id: 5 })).toMatchObject({
      to: '/contratos/$id/recebimento',
      params: { id: '5' },
    })
    expect(recordLink(entities.medicoes, line({ numero: 2 }, null))).toBeNull()
  })

  it('names a stage by its number, which is no change', () => {
    const etapa = {
      ...line({ numero: 2, inicio: null }, { numero: 2, inicio: '2026-05-05' }),
      entidade: 'etapas',
    }
    expect(said('etapas', etapa)).toBe('Alterou a etapa 2')
    expect(changesOf(etapa, entities.etapas)).toEqual([{ label: 'Início', before: '', after: '05/05/2026' }])
    expect(said('usuarios', line(null, {}))).toBe('Criou o usuário nº 3')
  })

  it('names a service by its description and an installment by its month', () => {
    const servico = line(null, { descricao: 'Drenagem', valor_total: 10, peso: 0 })
    expect(said('servicos', servico)).toBe('Registrou o serviço Drenagem')
    expect(changesOf(servico, entities.servicos)).toContainEqual({
      label: 'Valor total (R$)',
      before: '',
      after: '10,00',
    })
    const parcela = line({ servico_id: 8, mes: 2, valor: 5 }, null, {
      nomes: { servico_id: { 8: 'Drenagem' } },
    })
    expect(said('parcelas', parcela)).toBe('Excluiu a parcela do mês 2 do serviço Drenagem')
    expect(changesOf(parcela, entities.parcelas)).toContainEqual({ label: 'Mês', before: '2', after: '' })
  })

  it('names an amendment by its kind, and its fields as its list does', () => {
    const pedido = line(null, { tipo: 'valor', valor: 200, id_secretaria: 12, status: 'pendente' })
    expect(said('aditivos', pedido)).toBe('Pediu o aditivo de valor')
    expect(changesOf(pedido, entities.aditivos)).toEqual([
      { label: 'Tipo', before: '', after: 'Valor' },
      { label: 'Valor (R$)', before: '', after: '200,00' },
      { label: 'Situação', before: '', after: 'Pendente' },
      { label: 'Secretaria', before: '', after: 'Obras' },
    ])
    expect(recordLink(entities.aditivos, pedido)).toMatchObject({ to: '/aditivos/$id' })
  })

  it('names a message by its amendment, and leads there', () => {
    const mensagem = line(null, { aditivo_id: 9, texto: 'Onde está a planilha?', papel: 'auditor' })
    expect(said('aditivo_mensagens', mensagem)).toBe(
      'Escreveu a mensagem “Onde está a planilha?” sobre o aditivo nº 9',
    )
    expect(recordLink(entities.aditivo_mensagens, mensagem)).toMatchObject({
      to: '/aditivos/$id',
      params: { id: '9' },
    })
    expect(changesOf(mensagem, entities.aditivo_mensagens)).toContainEqual({
      label: 'Mensagem',
      before: '',
      after: 'Onde está a planilha?',
    })
  })

  it('names a correction by what it corrected', () => {
    const valor = line(null, { etapa: null, valor_antes: 10, valor_depois: 12, motivo: 'Contrato' })
    expect(said('correcoes', valor)).toBe('Registrou a correção do valor')
    expect(changesOf(valor, entities.correcoes)).toEqual([
      { label: 'Valor antes (R$)', before: '', after: '10,00' },
      { label: 'Valor corrigido (R$)', before: '', after: '12,00' },
      { label: 'Motivo', before: '', after: 'Contrato' },
    ])
    expect(said('correcoes', line(null, { etapa: 3 }))).toBe('Registrou a correção do fim da etapa 3')
  })

  it.each<[string, string, Linha]>([
    ['Alterou o contrato 12/2026', 'contratos', line({}, {}, { nome: '12/2026' })],
    ['Alterou a secretaria Saúde', 'secretarias', line({}, {}, { nome: 'Saúde' })],
    ['Criou o item do PCA Compra de cal', 'pca', line(null, {}, { nome: 'Compra de cal' })],
    ['Excluiu o feriado Corpus Christi', 'feriados', line({}, null, { nome: 'Corpus Christi' })],
    ['Alterou o lançamento orçamentário da ficha 71', 'orcamento', line({}, {}, { nome: '71' })],
    ['Criou o convênio DADE Coreto', 'convenios_dade', line(null, {}, { nome: 'Coreto' })],
    ['Alterou a opção do orçamento Ciclovias', 'opcoes_orcamento', line({}, {}, { nome: 'Ciclovias' })],
    [
      'Criou o vínculo com o projeto Creche do contrato 12/2026',
      'contratos_projetos',
      line(
        null,
        { projeto_id: 5 },
        { pai: 'contratos/3', pai_nome: '12/2026', nomes: { projeto_id: { 5: 'Creche' } } },
      ),
    ],
    [
      'Fez a declaração “Não há obras paralisadas”',
      'declaracoes',
      line(null, { codigo: '10.4', texto: 'Não há obras paralisadas' }),
    ],
    [
      'Retirou a declaração “Não há obras”',
      'declaracoes',
      line(
        { texto: 'Não há obras', retirada_em: null },
        { texto: 'Não há obras', retirada_em: '2026-11-17' },
      ),
    ],
    ['Gerou a remessa obras.xlsx', 'remessas', line(null, { arquivo_nome: 'obras.xlsx' })],
    ['Encerrou a paralisação', 'paralisacoes', line({ reinicio: null }, { reinicio: '2026-01-01' })],
    [
      'Rejeitou a apostila',
      'aditivos',
      line({ tipo: 'apostila', status: 'pendente' }, { tipo: 'apostila', status: 'rejeitado' }),
    ],
    [
      'Devolveu o boletim de medição nº 1',
      'medicoes',
      line({ numero: 1, situacao: 'enviada' }, { numero: 1, situacao: 'em_elaboracao' }),
    ],
  ])('says: %s', (sentence, entidade, linha) => expect(said(entidade, linha)).toBe(sentence))

  it('still shows a field nobody described', () => {
    expect(changesOf(line({ cor: 'azul' }, { cor: 'verde' }), undefined)).toEqual([
      { label: 'cor', before: 'azul', after: 'verde' },
    ])
  })
})
