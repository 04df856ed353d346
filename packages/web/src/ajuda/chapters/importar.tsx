import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const enviar = (
  <Topic title="Enviar a planilha">
    <ol>
      <li>
        Na lista, escolha <b>Importar planilha</b> em <b>Mais</b>, ou abra{' '}
        <Link to="/importar">Importar planilha</Link> e escolha o que ela traz.
      </li>
      <li>
        Solte o arquivo (XLSX, ODS, CSV ou o “Texto Unicode” do Excel). Serve a planilha que você já tem, o{' '}
        <b>modelo</b> da página, ou a exportação da própria lista: mude células no Excel, e só o que mudou é
        oferecido.
      </li>
      <li>
        Em <b>Planilha e cabeçalho</b>, confira a linha dos títulos; clique em outra se não for aquela.
      </li>
    </ol>
  </Topic>
)

const colunas = (
  <Topic title="Dizer de onde vem cada campo">
    <ul>
      <li>
        As colunas são reconhecidas pelo título. Uma planilha com os mesmos títulos lembra a última escolha.
      </li>
      <li>
        Sem coluna para um campo, escolha <b>Um valor para todas as linhas</b>. O que não se importa fica como
        está.
      </li>
      <li>
        Nomes escritos de outro jeito (“Sec. Saude”) se dizem uma vez: <b>usar em todas</b>. Vale para
        secretarias, opções e projetos; estes se pesquisam pelo nome.
      </li>
      <li>
        Um clique conserta a coluna toda: ler números e datas no formato americano, arredondar, deixar vazias
        as fórmulas sem valor. <b>Aceitar todas as sugestões</b> faz tudo de uma vez: “fev/2026” vira o
        primeiro dia do mês (em datas de fim, o último) e “a definir” fica vazio.
      </li>
      <li>
        A situação da obra como um todo (“Concluída”, “Em execução”, “A licitar”…) diz como estão as seis
        etapas de um projeto novo, e a conferência mostra a regra; o bairro entra no fim do endereço. Empresa
        e valor contratado são do contrato.
      </li>
    </ul>
  </Topic>
)

const conferir = (
  <Topic title="Conferir antes de gravar">
    <ul>
      <li>
        Os botões do alto contam e filtram as linhas: <b>Novos</b>, <b>Alterados</b>, <b>Iguais</b> e{' '}
        <b>Com erro</b>. Sob cada célula está como ela foi lida, o que muda (de → para) ou por que foi
        recusada.
      </li>
      <li>
        <kbd>Enter</kbd> ou dois cliques corrigem a célula ali mesmo; as setas andam pela planilha.
      </li>
      <li>As somas ficam ao lado do total da própria planilha, com a diferença.</li>
      <li>
        <b>Planilha com erros</b> baixa só as linhas recusadas, com o motivo ao lado e em um comentário na
        própria célula, para corrigir e enviar de novo.
      </li>
    </ul>
  </Topic>
)

const gravar = (
  <Topic title="Importar e desfazer">
    <p>
      Por padrão é tudo ou nada: se uma linha for recusada, nenhuma fica. Deixar de fora as linhas com erro é
      uma escolha sua, na hora de importar. Uma importação é gravada por vez; você pode sair da página e
      voltar.
    </p>
    <p>
      Em <Link to="/importacoes">Importações</Link>, <b>Desfazer</b> exclui o que foi criado e devolve o que
      foi alterado. O que alguém mudou depois, ou já usou, fica como está, e a página diz por quê, antes e
      depois. Tudo fica na auditoria. Uma importação que falha várias vezes fica <b>Parada</b>, para que as
      outras sigam: um administrador tenta de novo ou encerra.
    </p>
  </Topic>
)

export const importar: Chapter = {
  id: 'importar',
  lead: 'Traga os registros que já estão no Excel, confira célula por célula e desfaça se for preciso.',
  who: 'Importam: quem pode cadastrar ou alterar os registros da lista, cada um para a sua secretaria. Cada pessoa vê as suas importações; os administradores, todas.',
  body: (
    <>
      {enviar}
      {colunas}
      {conferir}
      {gravar}
    </>
  ),
}
