import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const transparencia: Chapter = {
  id: 'transparencia',
  lead: 'As páginas que qualquer pessoa abre sem login: obras, contratos, fiscais, plano de contratações, convênios e orçamento.',
  who: 'Todos, sem login. Quem tem login vê exatamente o mesmo.',
  body: (
    <>
      <Topic title="Encontrar">
        <p>
          Em <b>Transparência</b>, no menu, cada cartão diz quantos registros a página tem e quando mudou.
          Passados 30 dias sem mudança, o cartão avisa. Em cada lista há pesquisa, ano e outros filtros; o
          endereço guarda o que foi escolhido e pode ser enviado a outra pessoa.
        </p>
      </Topic>
      <Topic title="Levar">
        <p>
          <b>Exportar</b> dá o que está filtrado como planilha, CSV ou JSON, ou o imprime. Para todos os dados
          de uma vez, use os <b>Dados abertos</b>.
        </p>
      </Topic>
      <Topic title="O que uma obra precisa para aparecer">
        <p>
          A <b>natureza</b> do projeto deve ser obra ou serviço de engenharia. Empresa e valores vêm dos
          contratos assinados, o bairro e a fonte dos vínculos, a situação da etapa 5 e das paralisações, e o
          percentual executado dos boletins aprovados. Obra que devia ter terminado e não terminou é{' '}
          <b>atrasada</b>, mesmo que nem tenha começado.
        </p>
      </Topic>
      <Topic title="Fiscais e portarias">
        <p>
          Os nomes são os do contrato. A portaria aparece quando está entre os documentos públicos dele, com o
          tipo <b>Portaria de fiscal e gestor</b>.
        </p>
      </Topic>
    </>
  ),
}
