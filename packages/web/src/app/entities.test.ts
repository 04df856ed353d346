import type { Registro } from '@paco/domain/auditoria/registro'
import { describe, expect, it } from 'vitest'
import { changesOf } from '../auditoria/changes.ts'
import { recordLink, recordName } from '../auditoria/registry.ts'
import { entitiesWith } from './entities.ts'

const nomes = [{ id: 12, nomesecretaria: 'Obras' }]
const entities = entitiesWith(nomes, null)

const line = (antes: Registro['antes'], depois: Registro['depois']): Registro => ({
  id: 1,
  instante: '2026-11-15T12:00:00Z',
  usuario_id: 1,
  usuario_nome: 'Ana',
  origem: null,
  entidade: 'usuarios',
  registro_id: '3',
  acao: 'alterou',
  projeto_id: null,
  projeto_nome: null,
  projeto_excluido: false,
  antes,
  depois,
  hash: '',
})

describe('the audit trail in words', () => {
  it('names every field of a bulletin, its rule and its payments', () => {
    const bulletin = { ...line({ numero: 2, situacao: 'atestada' }, { numero: 2, situacao: 'aprovada' }) }
    expect(recordName(entities.medicoes, bulletin)).toBe('Boletim de medição nº 2')
    expect(changesOf(bulletin, entities.medicoes)).toEqual([
      { label: 'Situação', before: 'Atestada', after: 'Aprovada' },
    ])
    const paid = line(null, { empenho: '2026NE1', valor: 13_883.03, data: '2026-05-05' })
    expect(recordName(entities.medicoes_pagamentos, paid)).toBe('Pagamento, empenho 2026NE1')
    expect(changesOf(paid, entities.medicoes_pagamentos).map(({ label }) => label)).toEqual([
      'Empenho',
      'Pago em',
      'Valor pago',
    ])
    const rule = line(null, { modo: 'por_item', retencao_percentual: 5 })
    expect(recordName(entities.medicoes_regras, rule)).toBe('Modo de medição')
    expect(changesOf(rule, entities.medicoes_regras)[0]?.after).toBe('Por item (preços unitários)')
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
    expect(recordName(entities.recebimentos, made)).toBe('Termo de recebimento provisório')
    expect(changesOf(made, entities.recebimentos)).toEqual([
      { label: 'Tipo de recebimento', before: '', after: 'Provisório' },
      { label: 'Quem recebe', before: '', after: 'Ana, Rui' },
    ])
    const revised = line({ revisao: 1, situacao: 'rascunho' }, { revisao: 1, situacao: 'aprovada' })
    expect(recordName(entities.quantitativos_revisoes, revised)).toBe('Planilha orçamentária, revisão 1')
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
    const at = (entidade: string, fields: Registro['depois']) =>
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
    expect(recordLink(entities.medicoes, { ...line({ numero: 2 }, null), acao: 'excluiu' })).toBeNull()
  })

  it('names a stage by its number, which is no change', () => {
    const etapa = {
      ...line({ numero: 2, inicio: null }, { numero: 2, inicio: '2026-05-05' }),
      entidade: 'etapas',
    }
    expect(recordName(entities.etapas, etapa)).toBe('Etapa 2')
    expect(changesOf(etapa, entities.etapas)).toEqual([{ label: 'Início', before: '', after: '05/05/2026' }])
    expect(recordName(entities.usuarios, line(null, {}))).toBe('Usuário nº 3')
  })

  it('names a service by its description and an installment by its month', () => {
    const servico = line(null, { descricao: 'Drenagem', valor_total: 10, peso: 0 })
    expect(recordName(entities.servicos, servico)).toBe('Serviço: Drenagem')
    expect(changesOf(servico, entities.servicos)).toContainEqual({
      label: 'Valor total (R$)',
      before: '',
      after: '10,00',
    })
    const parcela = line({ servico_id: 8, mes: 2, valor: 5 }, null)
    expect(recordName(entities.parcelas, parcela)).toBe('Parcela do mês 2 (serviço nº 8)')
    expect(changesOf(parcela, entities.parcelas)).toContainEqual({ label: 'Mês', before: '2', after: '' })
  })

  it('names an amendment by its kind, and its fields as its list does', () => {
    const pedido = line(null, { tipo: 'valor', valor: 200, id_secretaria: 12, status: 'pendente' })
    expect(recordName(entities.aditivos, pedido)).toBe('Aditivo de valor')
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
    expect(recordName(entities.aditivo_mensagens, mensagem)).toBe('Mensagem sobre o aditivo nº 9')
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
    expect(recordName(entities.correcoes, valor)).toBe('Correção do valor')
    expect(changesOf(valor, entities.correcoes)).toEqual([
      { label: 'Valor antes (R$)', before: '', after: '10,00' },
      { label: 'Valor corrigido (R$)', before: '', after: '12,00' },
      { label: 'Motivo', before: '', after: 'Contrato' },
    ])
    expect(recordName(entities.correcoes, line(null, { etapa: 3 }))).toBe('Correção do fim da etapa 3')
  })

  it('still shows a field nobody described', () => {
    expect(changesOf(line({ cor: 'azul' }, { cor: 'verde' }), undefined)).toEqual([
      { label: 'cor', before: 'azul', after: 'verde' },
    ])
  })
})
