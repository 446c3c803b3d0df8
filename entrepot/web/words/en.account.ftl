## An account

account-new = Create an account
account-new-why = You can play without one. With a name and a password, you can return to your games from any device.
account-new-do = Create account
account-in = Sign in
account-in-why = Games you started here as a guest will be added to your account.
account-in-do = Sign in
account-forgot = Forgot your password?
account-name = Name
account-password = Password
account-password-hint = At least { $number } characters.
account-you = Signed in as { $name }
account-out = Sign out

## Another password

account-change = Change password
account-change-why = All other devices will be signed out.
account-old = Current password
account-fresh = New password
account-change-do = Change password

## Recovery codes

account-codes = Recovery codes
account-codes-why = If you forget your password, a recovery code lets you set a new one. Each code works once.
account-codes-left = { $number ->
    [0] You have no recovery codes.
    [one] You have { $number } code left.
   *[other] You have { $number } codes left.
}
account-codes-do = Create new codes
account-codes-hint = New codes replace the old ones.
account-codes-shown = Your recovery codes
account-codes-keep = Write these codes down or save them somewhere safe. They won’t be shown again.
account-codes-done = I’ve saved the codes
account-recover = Set a new password
account-recover-why = Enter your name, one of your recovery codes and a new password. All other devices will be signed out.
account-code = Recovery code
account-recover-do = Set password

## Where somebody is signed in

account-sessions = Signed-in devices
account-sessions-why = If you don’t recognise a device, sign it out and change your password.
account-sessions-see = Show devices
account-sessions-count = { $number ->
    [one] You are signed in on { $number } device.
   *[other] You are signed in on { $number } devices.
}
account-session-here = this device
account-session-begun = Signed in: { $ago }
account-session-seen = Last active: { $ago }
account-session-unknown = Unknown browser
account-session-out = Sign out
account-session-out-of = Sign out { $browser }
account-others-out = Sign out all other devices

## Data

account-data = Your data
account-data-why = Download everything stored about you: settings, tables, moves, chat messages and sessions.
account-data-do = Download as JSON
account-delete = Delete account
account-delete-guest = Delete my data
account-delete-what = What happens
account-delete-name = Your name, settings, sessions and recovery codes are deleted. Your name becomes free for others.
account-delete-settings = Your settings and sessions are deleted.
account-delete-seats = In unfinished games, a bot takes your seat.
account-delete-rest = Finished games and chat messages stay for the other players, without your name.
account-delete-consent = I understand that this can’t be undone.
account-delete-do = Delete permanently

## What was done

account-done-changed = Your password has been changed. All other devices have been signed out.
account-done-recovered = { $number ->
    [0] Your new password is set. You have no recovery codes left: create new ones.
    [one] Your new password is set. You have { $number } recovery code left.
   *[other] Your new password is set. You have { $number } recovery codes left.
}
account-done-out = The device has been signed out.
account-done-others = All other devices have been signed out.
account-done-deleted = Your data has been deleted.

## What is wrong

account-wrong-short = Use at least { $number } characters.
account-wrong-long = Use at most { $number } characters.
account-wrong-unprintable = Use only visible letters, digits and symbols.
account-wrong-taken = This name is taken. Choose another.
account-wrong-pair = Wrong name or password. Try again.
account-wrong-old = That isn’t your current password. Try again.
account-wrong-code = Wrong name or code, or the code has already been used.
account-wrong-consent = Tick the box to confirm.
account-wrong-gone = This device is already signed out.
problem-named = You’re already signed in. To create another account, sign out first.
problem-signed-out = You aren’t signed in. Sign in and try again.
