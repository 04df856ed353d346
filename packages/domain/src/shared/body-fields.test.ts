import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decisao } from '../aditivos/decisao.ts'
import { aditivoCreate } from '../aditivos/pedido.ts'
import { lancamentoBairroCreate, lancamentoBairroUpdate } from '../bairros/lancamento-bairro.ts'
import { lancamentoCreate, lancamentoUpdate } from '../orcamento/lancamento.ts'
import { opcaoCreate, opcaoUpdate } from '../orcamento/opcao.ts'
import { pcaCreate, pcaUpdate } from '../pca/pca.ts'
import { projetoCreate, projetoUpdate } from '../projetos/projeto.ts'
import { secretariaCreate, secretariaUpdate } from '../secretarias/secretaria.ts'
import { servicoCreate } from '../servicos/servico.ts'
import { usuarioCreate, usuarioUpdate } from '../usuarios/usuario.ts'
import { maxLengthOf, refuses } from './body-fields.ts'
import * as fields from './fields.ts'

describe('the most characters a field may have', () => {
  it.each([
    ['decisao.descricao_decisao', decisao, 'descricao_decisao', 2000],
    ['aditivoCreate.descricao_pedido', aditivoCreate, 'descricao_pedido', 2000],
    ['lancamentoBairroCreate.Bairro', lancamentoBairroCreate, 'Bairro', 120],
    ['lancamentoBairroCreate.Zona', lancamentoBairroCreate, 'Zona', 60],
    ['lancamentoBairroUpdate.Descricao', lancamentoBairroUpdate, 'Descricao', 2000],
    ['lancamentoBairroUpdate.programa', lancamentoBairroUpdate, 'programa', 200],
    ['lancamentoCreate.unidade', lancamentoCreate, 'unidade', 200],
    ['lancamentoUpdate.ficha', lancamentoUpdate, 'ficha', 60],
    ['opcaoCreate.codigo', opcaoCreate, 'codigo', 60],
    ['opcaoUpdate.descricao', opcaoUpdate, 'descricao', 300],
    ['pcaCreate.objeto', pcaCreate, 'objeto', 2048],
    ['pcaUpdate.justificativa', pcaUpdate, 'justificativa', 5000],
    ['projetoCreate.nomeprojeto', projetoCreate, 'nomeprojeto', 300],
    ['projetoUpdate.etapa3', projetoUpdate, 'etapa3', 200],
    ['projetoUpdate.motivo_correcao', projetoUpdate, 'motivo_correcao', 1000],
    ['secretariaCreate.nomesecretaria', secretariaCreate, 'nomesecretaria', 200],
    ['secretariaUpdate.secretario', secretariaUpdate, 'secretario', 200],
    ['servicoCreate.descricao', servicoCreate, 'descricao', 500],
    ['usuarioCreate.name', usuarioCreate, 'name', 120],
    ['usuarioUpdate.email', usuarioUpdate, 'email', 254],
  ] as const)('%s', (_, body, name, max) => {
    expect(maxLengthOf(body, name)).toBe(max)
  })

  it('is none where the schema sets none, or has no such field', () => {
    const body = z.object({ ano: fields.integer(2000, 2100), livre: z.string() })
    expect(maxLengthOf(body, 'ano')).toBeUndefined()
    expect(maxLengthOf(body, 'livre')).toBeUndefined()
    expect(maxLengthOf(body, 'outro')).toBeUndefined()
  })
})

describe('what a field refuses', () => {
  it.each([
    ['a required text, empty', pcaCreate, 'objeto', '', true],
    ['the same in an edit: it may be missing, not empty', pcaUpdate, 'objeto', '', true],
    ['the same in an edit, missing', pcaUpdate, 'objeto', undefined, false],
    ['an optional text, empty', pcaCreate, 'indicacao_vinculacao_dependencia', '', false],
    ['an amount that may be cleared', projetoUpdate, 'valor', null, false],
    ['an amount that may not', lancamentoUpdate, 'valor', null, true],
    ['a new password, missing', usuarioCreate, 'password', undefined, true],
    ['another password, missing', usuarioUpdate, 'password', undefined, false],
    ['what one form of a body requires', aditivoCreate, 'valor', null, true],
    ['what one choice requires, and the other not', decisao, 'descricao_decisao', '', true],
    ['a field that is not there', decisao, 'outro', null, false],
  ] as const)('%s', (_, body, name, value, refused) => {
    expect(refuses(body, name, value)).toBe(refused)
  })
})
