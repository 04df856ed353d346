import { canManageSecretarias } from '../../secretarias/policy.ts'
import {
  secretariaCreate,
  secretariasList,
  secretariasPlanilha,
  secretariaUpdate,
} from '../../secretarias/secretaria.ts'
import { colunasDe, type Descritor } from '../descritor.ts'

export const secretariasDescritor: Descritor = {
  nome: secretariasList.name,
  titulo: 'Secretarias',
  colunas: colunasDe(secretariasPlanilha, secretariaCreate, {
    nomesecretaria: { nomes: ['Nome', 'Nome da secretaria', 'Órgão', 'Pasta', 'Unidade'] },
    secretario: { nomes: ['Nome do secretário', 'Titular', 'Responsável', 'Secretária'] },
    formacao: { nomes: ['Formação do secretário'] },
    nome_oficial: { nomes: ['Nome completo', 'Denominação'] },
    nome_curto: { nomes: ['Sigla', 'Abreviação'] },
    dataregistro: { nomes: ['Registro', 'Desde'] },
  }),
  create: () => secretariaCreate,
  update: () => secretariaUpdate,
  chave: ['nomesecretaria'],
  podeImportar: canManageSecretarias,
  recusa: () => null,
  nomeDe: ({ nomesecretaria }) => String(nomesecretaria),
  // An edit always says the name.
  montar: (valores, atual) => (atual ? { nomesecretaria: atual.nomesecretaria, ...valores } : valores),
  exemplo: {
    nomesecretaria: 'Inovação (exemplo: apague esta linha)',
    secretario: 'Maria da Silva',
    tipo: 'secretaria',
    nome_oficial: 'Secretaria Municipal de Inovação',
    nome_curto: 'Inovação',
  },
}
