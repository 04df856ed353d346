import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { bairrosDescritor } from '@paco/domain/importacoes/descritores/bairros'
import { conveniosDescritores } from '@paco/domain/importacoes/descritores/convenios'
import { emendasDescritor } from '@paco/domain/importacoes/descritores/emendas'
import { orcamentoDescritor } from '@paco/domain/importacoes/descritores/orcamento'
import { pcaDescritor } from '@paco/domain/importacoes/descritores/pca'
import { secretariasDescritor } from '@paco/domain/importacoes/descritores/secretarias'
import { type UsuarioImportado, usuariosDescritor } from '@paco/domain/importacoes/descritores/usuarios'
import type { Day } from '@paco/domain/shared/days'
import {
  deleteLancamentoBairro,
  deleteLancamentosBairros,
  insertLancamentoBairro,
  lancamentosBairrosSource,
  updateLancamentoBairro,
} from '../../bairros/queries.ts'
import {
  deleteConvenio,
  deleteConvenios,
  insertConvenio,
  sourceOf,
  updateConvenio,
} from '../../convenios/queries.ts'
import { emendasSource } from '../../emendas/queries.ts'
import { createEmenda, editEmenda, removeEmenda } from '../../emendas/writes.ts'
import { orcamentoSource } from '../../orcamento/queries.ts'
import { createLancamento, editLancamento, removeLancamento } from '../../orcamento/writes.ts'
import { pcaSource } from '../../pca/queries.ts'
import { createItem, editItem, removeItem } from '../../pca/writes.ts'
import {
  deleteSecretaria,
  insertSecretaria,
  secretariasSource,
  updateSecretaria,
} from '../../secretarias/queries.ts'
import { unknownPassword } from '../../usuarios/passwords.ts'
import { deleteUsuario, insertUsuario, updateUsuario, usuariosSource } from '../../usuarios/queries.ts'
import type { Escritor } from '../escritor.ts'
import { escritorSimples } from './simples.ts'

const convenios = (today: () => Day): [string, Escritor][] =>
  FAMILIAS.map((familia, place) => {
    const { nome = '', chave = [] } = conveniosDescritores[place] ?? {}
    const escritor = escritorSimples({
      tabela: tableOf(familia),
      chave,
      source: (who) => sourceOf(familia, who, today()),
      insert: (trx, corpo: Parameters<typeof insertConvenio>[2]) => insertConvenio(trx, familia, corpo),
      update: (trx, id, corpo: Parameters<typeof updateConvenio>[3]) =>
        updateConvenio(trx, familia, id, corpo),
      remove: (trx, id) => deleteConvenio(trx, familia, id),
      removeMany: (trx, ids) => deleteConvenios(trx, familia, ids),
    })
    return [nome, escritor]
  })

/** Words whose records are a row each. */
export const cadastrosEscritores = (today: () => Day): Record<string, Escritor> => ({
  ...Object.fromEntries(convenios(today)),
  [orcamentoDescritor.nome]: escritorSimples({
    tabela: 'orcamento',
    chave: orcamentoDescritor.chave,
    source: orcamentoSource,
    insert: (trx, corpo: Parameters<typeof createLancamento>[2], { user }) =>
      createLancamento(trx, user, corpo),
    update: (trx, id, corpo: Parameters<typeof editLancamento>[3], { user }) =>
      editLancamento(trx, user, id, corpo),
    remove: (trx, id, { user }) => removeLancamento(trx, user, id),
  }),
  [emendasDescritor.nome]: escritorSimples({
    tabela: 'emendas',
    chave: emendasDescritor.chave,
    source: () => emendasSource,
    insert: (trx, corpo: Parameters<typeof createEmenda>[2], { user }) => createEmenda(trx, user, corpo),
    update: (trx, id, corpo: Parameters<typeof editEmenda>[3], { user }) => editEmenda(trx, user, id, corpo),
    remove: (trx, id, { user }) => removeEmenda(trx, user, id),
  }),
  [pcaDescritor.nome]: escritorSimples({
    tabela: 'pca',
    chave: pcaDescritor.chave,
    source: pcaSource,
    insert: (trx, corpo: Parameters<typeof createItem>[2], { user }) => createItem(trx, user, corpo),
    update: (trx, id, corpo: Parameters<typeof editItem>[3], { user }) => editItem(trx, user, id, corpo),
    remove: removeItem,
  }),
  [bairrosDescritor.nome]: escritorSimples({
    tabela: 'lancamentos_bairros',
    chave: bairrosDescritor.chave,
    source: () => lancamentosBairrosSource,
    insert: insertLancamentoBairro,
    update: updateLancamentoBairro,
    remove: deleteLancamentoBairro,
    removeMany: deleteLancamentosBairros,
  }),
  [secretariasDescritor.nome]: escritorSimples({
    tabela: 'secretarias',
    chave: secretariasDescritor.chave,
    source: () => secretariasSource,
    insert: insertSecretaria,
    update: updateSecretaria,
    remove: deleteSecretaria,
  }),
  [usuariosDescritor.nome]: escritorSimples({
    tabela: 'usuarios',
    chave: usuariosDescritor.chave,
    proprias: ['convites', 'senha_links'],
    source: () => usuariosSource,
    insert: async (trx, corpo: UsuarioImportado) =>
      insertUsuario(trx, { ...corpo, senha_hash: await unknownPassword(), email_confirmado: false }),
    update: updateUsuario,
    remove: deleteUsuario,
  }),
})
