# shellcheck shell=bash
# For scripts that install something; they source it. What kept them from it is in `why`, and `because` puts it in brackets.
patience=${PATIENCE:-300} # seconds, for all waits of a script together
why=""
exec 3>&2 # where it is said that something takes longer, whatever else is silent

because() {
    echo "${why:+ ($why)}"
}

# Installers mark what went wrong; where one does not, its last line has to do.
reason() {
    local line last="no reason given"
    while IFS= read -r line; do
        case $line in
            E:* | ERROR:* | Error:*)
                echo "${line#*: }"
                return
                ;;
            ?*) last=$line ;;
        esac
    done <<<"$1"
    echo "$last"
}

# Run a command, and again for as long as another process holds a lock of the system's packages. Apt itself can wait for
# one of its locks only: patiently NAME COMMAND ….
patiently() {
    local name=$1 said told=""
    shift
    until said=$(LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@" 2>&1 </dev/null); do
        if ! [[ $said =~ "Could not get lock"|"is another process using it"|"locked by another process" ]]; then
            why+="${why:+; }$name: $(reason "$said")"
            return 1
        elif [ "$SECONDS" -ge "$patience" ]; then
            why+="${why:+; }$name: still locked after $patience s: $(reason "$said")"
            return 1
        fi
        [ "$told" ] || echo "${0##*/}: another process is installing packages; waiting for it, up to $patience s." >&3
        told=yes
        sleep 1
    done
}

# The system's own packages; a list of them that is too old is renewed.
by_apt() {
    local before=$why
    [ "$(id -u)" = 0 ] && command -v apt-get || return
    patiently apt-get apt-get install -y --no-install-recommends "$@" && return
    why=$before
    patiently apt-get apt-get update && patiently apt-get apt-get install -y --no-install-recommends "$@"
}
